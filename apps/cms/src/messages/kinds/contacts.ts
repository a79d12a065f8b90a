import { limits } from '@sira/contract/limits'
import { answerByEmail } from '../answering/answerByEmail.ts'
import { acknowledgeMessage } from '../reception/acknowledgeReception.ts'
import { inboxCollection } from './inboxCollection.ts'

/** Messages of the contact page (spec 2.6, 3). Numbers are kept as they are dialled from anywhere. */
export const contacts = inboxCollection({
  slug: 'contacts',
  labels: { singular: 'Message', plural: 'Messages' },
  columns: ['name', 'email', 'phone', 'subject', 'state', 'createdAt'],
  searchedAs: 'nom, e-mail, téléphone, service, message ou référence',
  hooks: { afterChange: [acknowledgeMessage] },
  endpoints: [answerByEmail('contacts')],
  controls: ['/src/admin/inbox/AnswerButton.tsx#AnswerButton'],
  fields: [
    { name: 'name', type: 'text', label: 'Nom' },
    { name: 'email', type: 'text', label: 'E-mail', required: true, index: true },
    {
      type: 'row',
      fields: [
        { name: 'indicatif', type: 'text', label: 'Indicatif', admin: { width: '30%' } },
        { name: 'phone', type: 'text', label: 'Téléphone', admin: { width: '70%' } },
      ],
    },
    { name: 'subject', type: 'text', label: 'Service', index: true },
    { name: 'message', type: 'textarea', label: 'Message', maxLength: limits.formBody },
  ],
})
