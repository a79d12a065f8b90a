import type { ThrowAway } from './edit.ts'

/** Reports of a fault on the site: a kind of message that visitors send. */
export const newForm: ThrowAway = {
  what: 'form',
  atMost: 5,
  needed: {
    file: 'apps/cms/src/messages/kinds/reports.ts',
    lines: ['  expired:', '  personal:', '  searched:', '  waiting:', '  keep:'],
  },
  edits: [
    {
      file: 'packages/contract/src/formRoutes.ts',
      after: "  contact: '/contact',",
      text: "  report: '/signaler',",
    },
    {
      file: 'packages/contract/src/forms/report.ts',
      text: `import { formRoutes } from '../formRoutes.ts'
import { emailField, messageField } from './formFields.ts'
import { sending } from './formWords.ts'
import { messageForm } from './messageForm.ts'

/** What is wrong with the site. */
export const reportForm = messageForm({
  endpoint: 'signalements',
  route: formRoutes.report,
  fields: { email: emailField, message: messageField },
  names: { fr: 'Signalement', en: 'Report', ar: 'بلاغ' },
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
      text: '  signalements: reportForm,',
    },
    {
      file: 'packages/contract/src/forms/messageForms.ts',
      after: "import { quoteForm } from './quote.ts'",
      text: "import { reportForm } from './report.ts'",
    },
    {
      file: 'apps/cms/src/messages/kinds/reports.ts',
      text: `import { text } from '../export/exportColumns.ts'
import { untouched } from '../facts/workStates.ts'
import { keepMessage } from '../reception/door/keepForm.ts'
import type { KindOfMessage } from './kindOfMessage.ts'
import { oldOrUnwanted } from './oldOrUnwanted.ts'

export const reports = {
  labels: { singular: 'Signalement', plural: 'Signalements' },
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
  personal: { label: 'Signalements', fields: ['email'] },
  followed: null,
  keep: keepMessage('signalements'),
  letters: null,
} satisfies KindOfMessage<'signalements'>
`,
    },
    {
      file: 'apps/cms/src/messages/kinds/messageKinds.ts',
      after: '  newsletters: subscribers,',
      text: '  signalements: reports,',
    },
    {
      file: 'apps/cms/src/messages/kinds/messageKinds.ts',
      after: "import { quotes } from './quotes.ts'",
      text: "import { reports } from './reports.ts'",
    },
  ],
}
