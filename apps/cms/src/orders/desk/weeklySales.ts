import type { OrderLine } from '@sira/contract/orders/orderAnswer'
import { lastMondays, mondayOf } from '../../dates/weeks.ts'

export type SaleKind = OrderLine['nature']
export const saleKinds: readonly SaleKind[] = ['livre', 'formule', 'prestation', 'session']

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

/** What was sold in each of the last weeks, the oldest first; a week without a sale stands there too. */
export function weeklySales(
  orders: readonly SoldOrder[],
  today: string,
  weeks: number,
): WeekOfSales[] {
  return lastMondays(today, weeks).map((monday) => {
    const lines = orders
      .filter(({ date }) => mondayOf(date) === monday)
      .flatMap(({ lignes }) => lignes)
    const of = (kind: SaleKind) =>
      lines.filter(({ nature }) => nature === kind).reduce((sum, { montant }) => sum + montant, 0)
    const amounts = {
      livre: of('livre'),
      formule: of('formule'),
      prestation: of('prestation'),
      session: of('session'),
    }
    return { monday, amounts, total: saleKinds.reduce((sum, kind) => sum + amounts[kind], 0) }
  })
}
