import { inboxCollection } from './inboxCollection.ts'

/** Messages of the contact page (spec 2.6, 3). What was sent is kept as it was sent. */
export const contacts = inboxCollection({
  slug: 'contacts',
  labels: { singular: 'Message', plural: 'Messages' },
  title: 'email',
  columns: ['name', 'email', 'phone', 'subject', 'createdAt'],
  fields: [
    { name: 'name', type: 'text', label: 'Nom' },
    { name: 'email', type: 'text', label: 'E-mail', required: true, index: true },
    { name: 'indicatif', type: 'text', label: 'Indicatif' },
    { name: 'phone', type: 'text', label: 'Téléphone' },
    { name: 'subject', type: 'text', label: 'Service', index: true },
    { name: 'message', type: 'textarea', label: 'Message', maxLength: 1_000_000 },
  ],
})
