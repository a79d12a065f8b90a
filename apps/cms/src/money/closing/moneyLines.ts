import type { Payment } from '../../payload-types.ts'
import { amountOf, refundOf, takenBy } from './closing.ts'
import type { DayOfMoney } from './dayOfMoney.ts'

/** One movement of money, as the closing lists it. */
export interface MoneyLine {
  payment: Payment
  /** When it came in, or went back. */
  date: string
  /** Who had it in hand. */
  who: string
  /** Negative for a refund. */
  amount: number
}

/** In the order of the clock. */
export function moneyLines({ taken, givenBack }: DayOfMoney): MoneyLine[] {
  const lines = [
    ...taken.map((payment) => ({
      payment,
      date: payment.encaisseLe ?? '',
      who: takenBy(payment),
      amount: amountOf(payment),
    })),
    ...givenBack.map((payment) => ({
      payment,
      ...refundOf(payment),
      amount: -amountOf(payment),
    })),
  ]
  return lines.toSorted((one, other) => one.date.localeCompare(other.date))
}
