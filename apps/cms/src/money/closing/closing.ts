import type { Payment } from '../../payload-types.ts'
import type { CountedCash } from './cashOfDay.ts'

/** The facts of a payment that the closing uses. */
export type ClosedPayment = Pick<
  Payment,
  'etat' | 'mode' | 'montant' | 'montantRecu' | 'encaissePar' | 'etapes'
>

export interface ClosingRow {
  mode: Payment['mode']
  /**
   * The member of staff who took the money, or gave it back; a provider, or the word for an
   * automatic step.
   */
  who: string
  count: number
  /** The FCFA received. */
  received: number
  /** The FCFA refunded. */
  refunded: number
}

export interface Closing {
  rows: ClosingRow[]
  received: number
  refunded: number
}

/** Sums the money of a day by mode and by member of staff, the modes in the order of their sums. */
export function closingOf(
  taken: readonly ClosedPayment[],
  givenBack: readonly ClosedPayment[],
  cash: readonly Pick<CountedCash, 'mode' | 'who' | 'amount' | 'reference'>[] = [],
): Closing {
  const rows = new Map<string, ClosingRow>()
  const rowOf = ({ mode }: Pick<ClosedPayment, 'mode'>, who: string) => {
    const key = `${mode}\n${who}`
    const row = rows.get(key) ?? { mode, who, count: 0, received: 0, refunded: 0 }
    rows.set(key, row)
    return row
  }
  for (const payment of taken) {
    const row = rowOf(payment, takenBy(payment))
    row.count += 1
    row.received += amountOf(payment)
  }
  for (const payment of givenBack) {
    rowOf(payment, refundOf(payment).who).refunded += amountOf(payment)
  }
  for (const counted of cash) {
    const row = rowOf(counted, counted.who)
    // A difference is no money of its own.
    row.count += counted.reference ? 1 : 0
    row.received += counted.amount
  }
  const all = [...rows.values()].toSorted(
    (a, b) => b.received - a.received || a.mode.localeCompare(b.mode) || a.who.localeCompare(b.who),
  )
  return { rows: all, received: sum(all, 'received'), refunded: sum(all, 'refunded') }
}

export function amountOf({ montant, montantRecu }: ClosedPayment): number {
  return montantRecu ?? montant
}

export function takenBy({ encaissePar }: ClosedPayment): string {
  return encaissePar ?? byItself
}

/**
 * Gives the person who refunded a payment, often another one than the one who took it, and the
 * date.
 */
export function refundOf({ etapes }: ClosedPayment): { who: string; date: string } {
  const step = (etapes ?? []).findLast(({ vers }) => vers === 'remboursé')
  return { who: step?.qui ?? byItself, date: step?.date ?? '' }
}

const byItself = 'Automatique'

function sum(rows: readonly ClosingRow[], what: 'received' | 'refunded'): number {
  return rows.reduce((total, row) => total + row[what], 0)
}
