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
  /** What went back is less than nothing. */
  amount: number
}

export function moneyLines({ taken, givenBack }: DayOfMoney): MoneyLine[] {
  return [
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
}
