import type { ContractError } from '@sira/contract/wire/errors'
import { conflict } from '@sira/contract/wire/refusals'
import type { SoldOutLine } from '../../capacity/soldOutLine.ts'
import type { PricedLine } from './pricedLine.ts'

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

/** The lines known to be sold out before anything is taken; each product is one line. */
export function soldOutNow(lines: readonly PricedLine[]): SoldOutLine[] {
  return lines.flatMap(({ quantity, stock }, index) =>
    stock !== undefined && quantity > stock ? [{ index, left: Math.max(0, stock) }] : [],
  )
}
