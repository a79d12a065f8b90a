import { textOf } from '../../../forms/sentFields.ts'
import { type People, peopleIn } from '../cart/participants.ts'

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
  'bon_commande',
  'remise',
  'ville',
  'quartier',
  'repere',
  'acompte',
  'mode',
  'note',
] as const

/** `participants`: all that is asked of them, whose fields are as many as there are seats. */
export type CheckoutField = (typeof checkoutFields)[number] | 'participants'

export type CheckoutValues = Readonly<Record<(typeof checkoutFields)[number], string>> & {
  people: People
}

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
  return { ...Object.fromEntries(values), people: peopleIn(sent) } as CheckoutValues
}
