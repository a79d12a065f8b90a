import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Refusal } from '../../../transport/calls/refusal.ts'
import { type CheckoutProblem, problemAt } from './checkoutProblems.ts'
import { checkoutFields } from './checkoutValues.ts'

interface Context {
  /** FCFA: the total that the visitor saw. */
  agreed: number
  quote: OrderQuote
  words: Dictionary
  /** Sentences about lines not available any more. */
  changed: readonly string[]
}

interface Saying {
  notes: readonly string[]
  status: 409 | 422 | 429 | 503
  /** Seconds. */
  retryAfter?: number
}

/**
 * Explains in sentences why nothing is ordered, above the typed values; undefined where all is as
 * agreed.
 */
export function sayingOf(refusal: Refusal | undefined, context: Context): Saying | undefined {
  const { agreed, quote, words, changed } = context
  const { checkout: t, locale } = words
  if (changed.length > 0) return { notes: [...changed, t.nothingOrdered], status: 409 }
  const prices = [formatPrice(agreed, locale), formatPrice(quote.total, locale)] as const
  const priced = { notes: [t.priceChanged(...prices), t.nothingOrdered], status: 409 } as const
  // An order that waited on a device is priced again: its total may be a week old.
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

/** Gives the fields that the back office refused although the page did not. */
export function problemsIn(refusal: Refusal, words: Dictionary): CheckoutProblem[] {
  if (refusal.state !== 'refused') return []
  return refusal.problems.flatMap(({ path }) => {
    const field = path.includes('participants')
      ? 'participants'
      : checkoutFields.find((name) => name === path.at(-1) || name === path[0])
    return (field && problemAt(field, words)) ?? []
  })
}
