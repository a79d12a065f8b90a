import { inboxCollection } from './inboxCollection.ts'

/** Subscriptions to the newsletter (spec 3). The address is kept in lower case. */
export const newsletters = inboxCollection({
  slug: 'newsletters',
  labels: { singular: 'Abonné à la newsletter', plural: 'Abonnés à la newsletter' },
  title: 'email',
  columns: ['email', 'createdAt'],
  fields: [
    { name: 'email', type: 'text', label: 'E-mail', required: true, unique: true },
    { name: 'nom', type: 'text', label: 'Nom', admin: { hidden: true } },
  ],
})
