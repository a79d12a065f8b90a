import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { formatPrice } from '../../../format/price.ts'
import { sharedRules } from '../../../forms/fields/sharedRules.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Refusal } from '../calls/refusal.ts'
import { type CheckoutProblem, problemAt } from './checkoutProblems.ts'
import { checkoutFields } from './checkoutValues.ts'

interface Context {
  /** FCFA, as the visitor has read it. */
  agreed: number
  quote: OrderQuote
  words: Dictionary
}

/** Why nothing was ordered, in a sentence, above all that was typed. */
export function sayingOf(refusal: Refusal, { agreed, quote, words }: Context) {
  const { checkout: t, locale } = words
  const changed = t.priceChanged(formatPrice(agreed, locale), formatPrice(quote.total, locale))
  const sayings = {
    priced: { notes: [changed], status: 409 },
    held: { notes: [t.held(refusal.state === 'held' ? refusal.most : 0)], status: 409 },
    used: { notes: [t.usedKey], status: 409 },
    refused: { notes: [t.refused], status: 422 },
    tooMany: { notes: [t.tooMany], status: 429 },
    unknown: { notes: [t.away], status: 503 },
    away: { notes: [t.away], status: 503 },
  } as const
  const wait = refusal.state === 'tooMany' ? { retryAfter: refusal.retryAfter } : {}
  return { ...sayings[refusal.state], ...wait }
}

/** The fields that the back office refused though the page did not. */
export function problemsIn(refusal: Refusal, words: Dictionary): CheckoutProblem[] {
  if (refusal.state !== 'refused') return []
  return refusal.problems.flatMap(({ path }) => {
    const field = checkoutFields.find((name) => name === path.at(-1) || name === path[0])
    return (field && problemAt(field, words, sharedRules)) ?? []
  })
}
