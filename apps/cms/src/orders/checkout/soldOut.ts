import type { ContractError } from '@sira/contract/wire/errors'
import { conflict } from '@sira/contract/wire/refusals'
import type { SoldOutLine } from '../stock/takeForOrder.ts'
import type { PricedLine } from './pricedLines.ts'

/** More is wanted than is left; says how much that is, line by line. */
export function soldOut(lines: readonly SoldOutLine[]): ContractError {
  const errors = lines.map(({ index, left }) => ({
    path: ['lignes', String(index)],
    message: left === 0 ? `lignes[${index}] is sold out` : `lignes[${index}]: ${left} left`,
    name: 'ConflictError',
    reste: left,
  }))
  return conflict('Sold out', { errors })
}

/** What can be said before anything is taken: one book in several lines counts once. */
export function soldOutNow(lines: readonly PricedLine[]): SoldOutLine[] {
  const wanted = new Map<number, number>()
  return lines.flatMap(({ book, quantity, stock }, index) => {
    if (book === undefined || stock === undefined) return []
    const before = wanted.get(book) ?? 0
    wanted.set(book, before + quantity)
    return before + quantity > stock ? [{ index, left: Math.max(0, stock - before) }] : []
  })
}
