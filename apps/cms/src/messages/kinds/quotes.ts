import { limits } from '@sira/contract/limits'
import { answerByEmail } from '../answering/answerByEmail.ts'
import { acknowledgeQuote } from '../reception/acknowledgeReception.ts'
import { inboxCollection } from './inboxCollection.ts'

/** Requests for a quote (spec 3). What was sent is kept as it was sent, even an empty name. */
export const devis = inboxCollection({
  slug: 'devis',
  labels: { singular: 'Demande de devis', plural: 'Demandes de devis' },
  columns: ['nom', 'email', 'phone', 'service', 'state', 'createdAt'],
  searchedAs: 'nom, e-mail, téléphone, service, message ou référence',
  hooks: { afterChange: [acknowledgeQuote] },
  endpoints: [answerByEmail('devis')],
  controls: ['/src/admin/inbox/AnswerButton.tsx#AnswerButton'],
  fields: [
    { name: 'nom', type: 'text', label: 'Nom' },
    { name: 'email', type: 'text', label: 'E-mail', required: true, index: true },
    { name: 'phone', type: 'text', label: 'Téléphone' },
    { name: 'service', type: 'text', label: 'Service', index: true },
    { name: 'message', type: 'textarea', label: 'Message', maxLength: limits.formBody },
  ],
})
