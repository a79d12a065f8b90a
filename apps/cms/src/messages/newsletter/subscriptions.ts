/** The states of a subscription, with the words staff read. */
export const subscriptions = {
  pending: 'À confirmer',
  confirmed: 'Confirmé',
  unsubscribed: 'Désabonné',
} as const
