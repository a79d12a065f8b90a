import { timeField } from '../../fields/timeField.ts'
import { inboxCollection } from '../kinds/inboxCollection.ts'
import { askForConfirmation } from './askForConfirmation.ts'
import { subscriptions } from './subscriptions.ts'

/** Subscriptions to the newsletter (spec 3). The address is kept in lower case. */
export const newsletters = inboxCollection({
  slug: 'newsletters',
  labels: { singular: 'Abonné à la newsletter', plural: 'Abonnés à la newsletter' },
  columns: ['email', 'subscription', 'state', 'createdAt'],
  searchedAs: 'e-mail ou numéro',
  hooks: { afterChange: [askForConfirmation] },
  fields: [
    { name: 'email', type: 'text', label: 'E-mail', required: true, unique: true },
    { name: 'nom', type: 'text', label: 'Nom', admin: { hidden: true } },
    {
      name: 'subscription',
      type: 'select',
      label: 'Abonnement',
      defaultValue: 'pending',
      index: true,
      options: Object.entries(subscriptions).map(([value, label]) => ({ value, label })),
    },
    timeField({ name: 'askedAt', label: 'Confirmation demandée le' }),
    timeField({ name: 'confirmedAt', label: 'Confirmé le' }),
    timeField({ name: 'unsubscribedAt', label: 'Désabonné le' }),
  ],
})
