import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Refusal } from '../../../transport/calls/refusal.ts'
import { type CheckoutProblem, problemAt } from './checkoutProblems.ts'
import { checkoutFields } from './checkoutValues.ts'

interface Context {
  /** FCFA, as the visitor has read it. */
  agreed: number
  quote: OrderQuote
  words: Dictionary
  /** What can be had no longer, in sentences. */
  changed: readonly string[]
}

interface Saying {
  notes: readonly string[]
  status: 409 | 422 | 429 | 503
  /** Seconds. */
  retryAfter?: number
}

/** Why nothing is ordered, in sentences, above all that was typed; nothing where all is as agreed. */
export function sayingOf(refusal: Refusal | undefined, context: Context): Saying | undefined {
  const { agreed, quote, words, changed } = context
  const { checkout: t, locale } = words
  if (changed.length > 0) return { notes: [...changed, t.nothingOrdered], status: 409 }
  const prices = [formatPrice(agreed, locale), formatPrice(quote.total, locale)] as const
  const priced = { notes: [t.priceChanged(...prices), t.nothingOrdered], status: 409 } as const
  // An order that waited on a device is priced again: its total may be one of last week.
  if (!refusal) return agreed > 0 && agreed !== quote.total ? priced : undefined
  const sayings: Readonly<Record<Refusal['state'], Saying>> = {
    priced,
    held: { notes: [t.held(refusal.state === 'held' ? refusal.most : 0)], status: 409 },
    used: { notes: [t.usedKey], status: 409 },
    refused: { notes: [t.refused], status: 422 },
    tooMany: { notes: [t.tooMany], status: 429 },
    unknown: { notes: [t.away], status: 503 },
    away: { notes: [t.away], status: 503 },
  }
  const wait = refusal.state === 'tooMany' ? { retryAfter: refusal.retryAfter } : {}
  return { ...sayings[refusal.state], ...wait }
}

/** The fields that the back office refused though the page did not. */
export function problemsIn(refusal: Refusal, words: Dictionary): CheckoutProblem[] {
  if (refusal.state !== 'refused') return []
  return refusal.problems.flatMap(({ path }) => {
    const field = path.includes('participants')
      ? 'participants'
      : checkoutFields.find((name) => name === path.at(-1) || name === path[0])
    return (field && problemAt(field, words)) ?? []
  })
}
