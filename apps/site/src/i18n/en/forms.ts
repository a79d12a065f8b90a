import { serviceNames } from '@sira/contract/serviceNames'
import type { Words } from '../../language/words.ts'
import type { forms as french } from '../fr/forms.ts'

/** Labels of the quote and contact forms (spec 2.12, 3). */
export const forms: Words<typeof french> = {
  form: {
    name: 'Full name',
    email: 'E-mail address',
    dialCode: 'Dialling code',
    chooseDialCode: 'Choose a dialling code',
    phone: 'Telephone',
    service: 'Service',
    chooseService: 'Choose a service',
    message: 'Message',
    required: 'All fields are required.',
    send: 'Send',
    privacy: 'Your answers are used only to reply to you.',
    privacyLink: 'How we protect them',
  },
  /** By the name under which they are sent, which is the French one (spec 5). */
  serviceNames: serviceNames.en,
  quote: {
    title: 'Ask for a quote',
    heading: 'Ask for a quote for made-to-measure services',
    description:
      'Describe your need for training, advice, jobs, delivery or digital services: you receive a detailed quote in FCFA.',
    aside: [
      {
        title: 'Free and without obligation',
        text: 'The quote commits you to nothing, and we remind you only once.',
      },
      {
        title: 'An answer within one working day',
        text: 'An adviser calls you on the number you give to go through your need.',
      },
      {
        title: 'A firm price',
        text: 'The amount is broken down line by line, in FCFA, and valid for thirty days.',
      },
    ],
    send: 'Send the request',
    about: (subject: string) => `Hello, my request is about: ${subject}.`,
    quantity: (count: number) => `Quantity: ${count}.`,
    preferPhone: 'Would you rather talk?',
  },
}
