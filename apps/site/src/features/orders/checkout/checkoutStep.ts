import type { CartLine } from '@sira/contract/orders/cart'
import type { OrderAnswer, OrderQuote } from '@sira/contract/orders/orderAnswer'
import { newKey } from '../../../browser/forms/newKey.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Caller } from '../../../transport/calls/callBackOffice.ts'
import { changeNotes } from '../cart/changeNotes.ts'
import { quotedCart } from '../cart/quotedCart.ts'
import { requestLine } from '../cart/requestLine.ts'
import type { CartChange } from '../cart/shrunkCart.ts'
import { askQuote } from '../orderCalls.ts'
import { type CheckoutProblem, checkoutProblems } from './checkoutProblems.ts'
import { type CheckoutValues, steps } from './checkoutValues.ts'
import { firstValues } from './firstValues.ts'
import { handoverOf } from './orderOf.ts'
import { placedOrder } from './placedOrder.ts'
import type { SentCheckout } from './sentCheckout.ts'
import { problemsIn, sayingOf } from './whyNotPlaced.ts'

/** The next step on the page of the order. */
export type CheckoutStep =
  /** Nothing to order, or less than the visitor expects: the page of the cart says so. */
  | { step: 'cart' }
  | { step: 'away'; status: 503 }
  | { step: 'tooMany'; status: 429; retryAfter: number }
  | { step: 'placed'; order: OrderAnswer }
  /** Everything in the cart was sold meanwhile. */
  | { step: 'gone'; notes: readonly string[]; changes: readonly CartChange[]; status: 409 }
  | ({ step: 'form'; problems: readonly CheckoutProblem[] } & Shown)
  | ({ step: 'recap' } & Shown)

export interface Shown {
  values: CheckoutValues
  lines: readonly CartLine[]
  quote: OrderQuote
  /**
   * The key of one order, however often it is sent. It is not called `key`: React keeps a property
   * of that name.
   */
  sendingKey: string
  notes: readonly string[]
  /** Lines not available any more since the visitor agreed; the notes say so. */
  changes: readonly CartChange[]
  /** The status of the answer. */
  status: 200 | 409 | 422 | 429 | 503
  /** Seconds until the next attempt makes sense. */
  retryAfter?: number
}

interface Visit {
  caller: Caller
  /** The cart of this device. */
  cart: readonly CartLine[]
  /** The key of the order, if its page has been opened before. */
  cartKey: string | undefined
  words: Dictionary
  /** Undefined on the first visit. */
  sent: SentCheckout | undefined
}

const away: CheckoutStep = { step: 'away', status: 503 }

/**
 * Gives the next step: fill in, check, order. Each step is a form with all values, so that none
 * needs a script. An order is looked for before its price is asked: sent twice, it is the order of
 * the first time.
 */
export async function checkoutStep({
  caller,
  words,
  sent,
  ...visit
}: Visit): Promise<CheckoutStep> {
  const { locale } = words
  const placed = sent?.step === steps.order ? await placedOrder(caller, sent, locale) : undefined
  if (placed?.state === 'done') return { step: 'placed', order: placed.answer }
  const wanted = sent?.lines ?? visit.cart
  const cart = await quotedCart(caller, wanted, locale)
  if (cart.state === 'tooMany') return tooMany(cart)
  if (cart.state === 'away') return away
  const { changes } = cart
  // With typed values, the page of the order goes on instead.
  if (!sent && changes.length > 0) return { step: 'cart' }
  const notes = await changeNotes(caller.backOffice, changes, words)
  if (cart.state === 'empty') {
    return changes.length > 0 ? { step: 'gone', notes, changes, status: 409 } : { step: 'cart' }
  }
  const { lines } = cart
  const sendingKey = placed?.state === 'used' ? newKey() : (sent?.key ?? visit.cartKey ?? newKey())
  const values = sent?.values ?? firstValues
  const status = changes.length > 0 ? (409 as const) : (200 as const)
  const shown = { values, lines, quote: cart.quote, sendingKey, notes, changes, status }
  if (!sent || sent.step === steps.correct) return { step: 'form', problems: [], ...shown }
  const refused = placed ? problemsIn(placed, words) : []
  const problems = [...checkoutProblems(values, cart.quote, words), ...refused]
  if (problems.length > 0) return { step: 'form', ...shown, problems, status: 422 }
  const asked = {
    lignes: lines.map((line) => requestLine(line)),
    locale,
    remise: handoverOf(values),
  }
  const delivered = await askQuote(caller, asked)
  if (delivered.state === 'tooMany') return tooMany(delivered)
  if (delivered.state !== 'done') return away
  const { answer: quote } = delivered
  const saying = sayingOf(placed, { agreed: sent.total, quote, words, changed: notes })
  return { step: 'recap', ...shown, quote, ...saying }
}

function tooMany({ retryAfter }: { retryAfter: number }): CheckoutStep {
  return { step: 'tooMany', status: 429, retryAfter }
}
