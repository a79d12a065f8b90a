/** What an address has said to the newsletter, with the words staff read. */
export const subscriptions = {
  pending: 'À confirmer',
  confirmed: 'Confirmé',
  unsubscribed: 'Désabonné',
} as const
