import type { Email } from '../../payload-types.ts'

export type LetterKind = NonNullable<Email['kind']>

/** To one mailbox in a day, of each kind: no letter is without a bound, whoever causes it. */
export const mostToOne: Readonly<Partial<Record<LetterKind, number>>> = {
  acknowledgement: 3,
  confirmation: 3,
  // Some orders, each with what follows while nothing is paid: what a form is answered counts elsewhere.
  unpaidOrder: 10,
  order: 20,
  answer: 20,
  estimate: 20,
  delivery: 20,
  application: 20,
  reminder: 20,
  warning: 3,
  // Trials of a letter go to who writes it, in each language.
  newsletter: 60,
  // Two of each of the alerts that an address may have.
  alert: 10,
  // The team has its own bound, and summaries beyond it: see announceMessage.
  notice: 250,
}

/** What strangers make us write to whatever address they type, all of them together, in a day. */
export interface StrangersBound {
  kinds: readonly LetterKind[]
  most: number
}

/** Counted apart: who fills in forms does not keep the terms of sale from a customer. */
export const strangersBounds = {
  // About as many as a mail server takes in a day from a small company.
  forms: { kinds: ['acknowledgement', 'confirmation'], most: 1000 },
  orders: { kinds: ['unpaidOrder'], most: 500 },
} as const satisfies Record<string, StrangersBound>
