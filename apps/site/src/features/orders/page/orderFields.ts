/** The names of the fields of the forms on the page of an order, and what they ask for. */
export const orderFields = {
  act: 'action',
  phone: 'phone',
  key: 'cle',
  /** The reference of one of its seats. */
  seat: 'inscription',
  /** Number of another session for it. */
  session: 'session',
} as const
export const orderActs = {
  open: 'ouvrir',
  cancel: 'annuler',
  claim: 'payer',
  forget: 'oublier',
  again: 'changer',
  replace: 'remplacer',
  release: 'liberer',
  move: 'deplacer',
  refund: 'rembourser',
} as const
export const againFields = { mode: 'mode' } as const
export const claimFields = { operator: 'operateur', transaction: 'transaction' } as const
