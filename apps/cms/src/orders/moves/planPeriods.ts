import { isTariffCode, tariffs } from '@sira/contract/orders/tariffs'
import type { Order } from '../../payload-types.ts'

type Lines = NonNullable<Order['lignes']>

/** A period of months runs from the day it is paid; one that runs already keeps its days. */
export function withPeriods(lines: Lines, paidAt: Date): Lines {
  return lines.map((line) => {
    if (line.du || !line.code || !isTariffCode(line.code)) return line
    const tariff = tariffs[line.code]
    if (!('months' in tariff)) return line
    const end = lastDay(paidAt, tariff.months * line.quantite)
    return { ...line, du: paidAt.toISOString(), au: end.toISOString() }
  })
}

/** A plan whose money went back runs no more; paid again it begins anew. */
export function withoutPeriods(lines: Lines): Lines {
  return lines.map((line) => ({ ...line, du: null, au: null, rappelLe: null }))
}

/** The day before the same day of a later month: a month from the 31st of January ends in February. */
export function lastDay(from: Date, months: number): Date {
  const end = new Date(from)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const longest = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(from.getUTCDate(), longest))
  return new Date(end.getTime() - dayMs)
}

const dayMs = 24 * 60 * 60_000
