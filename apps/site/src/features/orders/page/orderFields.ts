import { choiceActs, choiceFields } from '../../../forms/seats/seatChoice.ts'

/** The fields of the forms on the page of an order, and their acts. */
export const orderFields = {
  ...choiceFields,
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
  reorder: 'recommander',
  replace: 'remplacer',
  release: 'liberer',
  ...choiceActs,
} as const
export const againFields = { mode: 'mode' } as const
export const claimFields = { operator: 'operateur', transaction: 'transaction' } as const
