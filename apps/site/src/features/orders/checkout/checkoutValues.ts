import { textOf } from '../../../forms/sentFields.ts'

/** What the page of the order asks, by the names of its fields. */
export const checkoutFields = [
  'nom',
  'indicatif',
  'phone',
  'email',
  'pour_entreprise',
  'entreprise',
  'ifu',
  'rccm',
  'remise',
  'ville',
  'quartier',
  'repere',
  'mode',
  'note',
] as const

export type CheckoutField = (typeof checkoutFields)[number]
export type CheckoutValues = Readonly<Record<CheckoutField, string>>

/** What comes with it besides: the step, the key of this sending, the cart, the total agreed to. */
export const checkoutNames = {
  step: 'etape',
  key: 'envoi',
  lines: 'lignes',
  total: 'total',
} as const

export const steps = { check: 'verifier', correct: 'corriger', order: 'commander' } as const

export function checkoutValues(sent: FormData): CheckoutValues {
  const values = checkoutFields.map((field) => [field, textOf(sent, field)])
  return Object.fromEntries(values) as CheckoutValues
}
