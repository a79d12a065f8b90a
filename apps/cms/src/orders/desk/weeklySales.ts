import type { OrderLine } from '@sira/contract/orders/orderAnswer'

export type SaleKind = OrderLine['nature']
export const saleKinds: readonly SaleKind[] = ['livre', 'formule', 'prestation']

export interface SoldOrder {
  /** When its money was in. */
  date: string
  lignes: readonly { nature: SaleKind; montant: number }[]
}

export interface WeekOfSales {
  /** The Monday, `2026-11-23`. */
  monday: string
  /** FCFA by kind. */
  amounts: Readonly<Record<SaleKind, number>>
  total: number
}

const dayMs = 86_400_000

/** The Monday of a day, on the calendar of Ouagadougou, which is that of UTC. */
export function mondayOf(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  const since = (day.getUTCDay() + 6) % 7
  return new Date(day.getTime() - since * dayMs).toISOString().slice(0, 10)
}

/** What was sold in each of the last weeks, the oldest first; a week without a sale stands there too. */
export function weeklySales(
  orders: readonly SoldOrder[],
  today: string,
  weeks: number,
): WeekOfSales[] {
  const last = Date.parse(`${mondayOf(today)}T00:00:00Z`)
  return Array.from({ length: weeks }, (_, index) => {
    const start = last - (weeks - 1 - index) * 7 * dayMs
    const monday = new Date(start).toISOString().slice(0, 10)
    const lines = orders
      .filter(({ date }) => mondayOf(date) === monday)
      .flatMap(({ lignes }) => lignes)
    const of = (kind: SaleKind) =>
      lines.filter(({ nature }) => nature === kind).reduce((sum, { montant }) => sum + montant, 0)
    const amounts = { livre: of('livre'), formule: of('formule'), prestation: of('prestation') }
    return { monday, amounts, total: saleKinds.reduce((sum, kind) => sum + amounts[kind], 0) }
  })
}
