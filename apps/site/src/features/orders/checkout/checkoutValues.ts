import { textOf } from '../../../forms/sentFields.ts'
import { type People, peopleIn } from '../cart/participants.ts'

/** The fields of the page of the order, by name. */
export const checkoutFields = [
  'nom',
  'indicatif',
  'phone',
  'email',
  'pour_entreprise',
  'entreprise',
  'ifu',
  'rccm',
  'bon_commande',
  'remise',
  'ville',
  'quartier',
  'repere',
  'acompte',
  'mode',
  'note',
] as const

/** `participants` stands for all fields of participants: there are as many as seats. */
export type CheckoutField = (typeof checkoutFields)[number] | 'participants'

export type CheckoutValues = Readonly<Record<(typeof checkoutFields)[number], string>> & {
  people: People
}

/** The other fields: the step, the key of this sending, the cart, the total agreed to. */
export const checkoutNames = {
  step: 'etape',
  key: 'envoi',
  lines: 'lignes',
  total: 'total',
} as const

export const steps = { check: 'verifier', correct: 'corriger', order: 'commander' } as const

export function checkoutValues(sent: FormData): CheckoutValues {
  const values = checkoutFields.map((field) => [field, textOf(sent, field)])
  return { ...Object.fromEntries(values), people: peopleIn(sent) } as CheckoutValues
}
