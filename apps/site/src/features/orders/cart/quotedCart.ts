import type { Locale } from '@sira/contract/locales'
import type { CartLine } from '@sira/contract/orders/cart'
import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import type { Caller } from '../../../transport/calls/callBackOffice.ts'
import { type CallProblem, lineNumberOf } from '../../../transport/calls/refusal.ts'
import { askQuote } from '../orderCalls.ts'
import { requestLine } from './requestLine.ts'
import { type CartChange, shrunkCart } from './shrunkCart.ts'

export type QuotedCart =
  | { state: 'empty'; changes: readonly CartChange[] }
  | {
      state: 'known'
      lines: readonly CartLine[]
      quote: OrderQuote
      changes: readonly CartChange[]
    }
  | { state: 'tooMany'; retryAfter: number }
  | { state: 'away' }

/** Once for sold-out items, and once more for items sold out meanwhile. */
const attempts = 3

/** Gives the present price of a cart. Items that cannot be had are removed and reported. */
export async function quotedCart(
  caller: Caller,
  wanted: readonly CartLine[],
  locale: Locale,
): Promise<QuotedCart> {
  let lines = wanted
  const changes: CartChange[] = []
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (lines.length === 0) return { state: 'empty', changes }
    const asked = {
      lignes: lines.map((line) => requestLine(line)),
      locale,
      remise: { mode: 'agence' as const },
    }
    const called = await askQuote(caller, asked)
    if (called.state === 'done') return { state: 'known', lines, quote: called.answer, changes }
    if (called.state === 'tooMany') return called
    if (called.state !== 'refused' || called.problems.length === 0) return { state: 'away' }
    const found = changesIn(lines, called.problems)
    if (found.length === 0) return { state: 'away' }
    changes.push(...found)
    lines = shrunkCart(lines, found)
  }
  return { state: 'away' }
}

function changesIn(lines: readonly CartLine[], problems: readonly CallProblem[]): CartChange[] {
  return problems.flatMap((problem) => {
    const line = lines[lineNumberOf(problem) ?? -1]
    return line ? [{ line, left: Math.min(problem.reste ?? 0, line.quantite - 1) }] : []
  })
}
