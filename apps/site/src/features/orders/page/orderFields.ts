/** The names of the fields of the forms on the page of an order, and what they ask for. */
export const orderFields = {
  act: 'action',
  phone: 'phone',
  key: 'cle',
  /** The reference of one of its seats. */
  seat: 'inscription',
} as const
export const orderActs = {
  open: 'ouvrir',
  cancel: 'annuler',
  claim: 'payer',
  forget: 'oublier',
  again: 'changer',
  replace: 'remplacer',
  release: 'liberer',
} as const
export const againFields = { mode: 'mode' } as const
export const claimFields = { operator: 'operateur', transaction: 'transaction' } as const
