import type { ThrowAway } from './edit.ts'

/** Reports of a fault on the site: a kind of message that visitors send. */
export const newForm: ThrowAway = {
  what: 'form',
  atMost: 5,
  needed: {
    file: 'apps/cms/src/messages/kinds/faults.ts',
    lines: ['  expired:', '  personal:', '  searched:', '  waiting:', '  keep:'],
  },
  edits: [
    {
      file: 'packages/contract/src/formRoutes.ts',
      after: "  contact: '/contact',",
      text: "  fault: '/panne',",
    },
    {
      file: 'packages/contract/src/forms/fault.ts',
      text: `import { formRoutes } from '../formRoutes.ts'
import { emailField } from './email.ts'
import { messageField } from './formFields.ts'
import { sending } from './formWords.ts'
import { messageForm } from './messageForm.ts'

/** The form that reports a fault of the site. */
export const faultForm = messageForm({
  endpoint: 'pannes',
  route: formRoutes.fault,
  fields: { email: emailField, message: messageField },
  names: { fr: 'Panne', en: 'Fault', ar: 'عطل' },
  messages: {
    fr: { ...sending.fr, success: 'Merci !' },
    en: { ...sending.en, success: 'Thank you!' },
    ar: { ...sending.ar, success: 'شكرًا!' },
  },
})
`,
    },
    {
      file: 'packages/contract/src/forms/messageForms.ts',
      after: '  newsletters: newsletterForm,',
      text: '  pannes: faultForm,',
    },
    {
      file: 'packages/contract/src/forms/messageForms.ts',
      after: "import { quoteForm } from './quote.ts'",
      text: "import { faultForm } from './fault.ts'",
    },
    {
      file: 'apps/cms/src/messages/kinds/faults.ts',
      text: `import { text } from '../export/exportColumns.ts'
import { untouched } from '../facts/workStates.ts'
import { keepMessage } from '../reception/door/keepForm.ts'
import type { KindOfMessage } from './kindOfMessage.ts'
import { oldOrUnwanted } from './oldOrUnwanted.ts'

export const faults = {
  labels: { singular: 'Panne', plural: 'Pannes' },
  fields: [
    { name: 'email', type: 'text', label: 'E-mail', required: true, index: true },
    { name: 'message', type: 'textarea', label: 'Message' },
  ],
  columns: ['email', 'state', 'createdAt'],
  searched: ['email', 'message'],
  searchedAs: 'e-mail ou message',
  exported: [['E-mail', text('email')]],
  waiting: untouched,
  waitingWords: null,
  expired: oldOrUnwanted,
  personal: { label: 'Pannes', fields: ['email'] },
  followed: null,
  keep: keepMessage('pannes'),
  letters: null,
} satisfies KindOfMessage<'pannes'>
`,
    },
    {
      file: 'apps/cms/src/messages/kinds/messageKinds.ts',
      after: '  newsletters: subscribers,',
      text: '  pannes: faults,',
    },
    {
      file: 'apps/cms/src/messages/kinds/messageKinds.ts',
      after: "import { quotes } from './quotes.ts'",
      text: "import { faults } from './faults.ts'",
    },
  ],
}
