import type { Email } from '../../payload-types.ts'

export type LetterKind = NonNullable<Email['kind']>

/**
 * The most letters of each kind to one mailbox in a day. Every kind has a limit, whoever causes it.
 */
export const mostToOne: Readonly<Partial<Record<LetterKind, number>>> = {
  acknowledgement: 3,
  confirmation: 3,
  // Several orders, each with its letters until it is paid: letters after a form have another
  // limit.
  unpaidOrder: 10,
  order: 20,
  answer: 20,
  estimate: 20,
  delivery: 20,
  application: 20,
  reminder: 20,
  warning: 3,
  // Test letters go to their author, in each language.
  newsletter: 60,
  // Two letters for each of the alerts that an address may have.
  alert: 10,
  // The team has a limit of its own, and summaries beyond it: see announceMessage.
  notice: 250,
}

/** The most letters in a day that strangers cause together, to any address they type. */
export interface StrangersBound {
  kinds: readonly LetterKind[]
  most: number
}

/**
 * Separate limits, so that a flood of forms does not keep the letters about orders from customers.
 */
export const strangersBounds = {
  // About as many as a mail server accepts in a day from a small company.
  forms: { kinds: ['acknowledgement', 'confirmation'], most: 1000 },
  orders: { kinds: ['unpaidOrder'], most: 500 },
} as const satisfies Record<string, StrangersBound>
