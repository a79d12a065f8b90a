import { serviceNames } from '@sira/contract/serviceNames'
import type { Words } from '../../language/words.ts'
import type { forms as french } from '../fr/forms.ts'

/** Labels that the quote and contact forms share (product 2.12, 3). */
export const forms: Words<typeof french> = {
  form: {
    name: 'Full name',
    email: 'E-mail address',
    dialCode: 'Dialling code',
    chooseDialCode: 'Choose a dialling code',
    phone: 'Telephone',
    phoneExample: 'Example:',
    phoneElsewhere:
      'A quote needs a Burkina\u00a0Faso number: leave +226 and give its 8 digits. Is yours from another country?',
    phoneElsewhereLink: 'Write to us on the Contact page: it takes them all.',
    service: 'Service',
    chooseService: 'Choose a service',
    message: 'Message',
    required: 'All fields are required.',
    send: 'Send',
    privacy: 'Your answers are used only to reply to you.',
    privacyLink: 'How we protect them',
    /** Shown while the form waits for a connection: the page tries again. */
    unsent: 'Waiting for the connection. Nothing is lost, keep this page open.',
    after: {
      title: 'What happens next',
      /** An address is not asked by every form. */
      letter: 'If you gave an e-mail address, an acknowledgement goes there: keep it.',
      steps: [
        'An adviser answers you within one working day, by phone or e-mail.',
        'If you hear nothing, call us: the number is on this page.',
      ],
      check: 'Check what you have sent',
    },
  },
  /** By the French name, which is sent (product 5). */
  serviceNames: serviceNames.en,
}
