import { modeName } from '@sira/contract/orders/modeNames'
import type { Payment } from '../../payload-types.ts'
import { paymentStateNames } from '../paymentStateNames.ts'
import { amountOf, refundOf, takenBy } from './closing.ts'
import type { DayOfMoney } from './dayOfMoney.ts'

/** A movement of money in the list of the closing, in words. */
export interface MoneyLine {
  id: string
  /** The order that is paid, where it is one. */
  order?: number | undefined
  reference: string
  mode: string
  operator: string
  transaction: string
  /** The time of receipt, count or refund. */
  date: string
  /** The person who handled the money. */
  who: string
  /** Negative for a refund. */
  amount: number
  state: string
  motif: string
}

/** Lists the movements by time. */
export function moneyLines({ taken, givenBack, cash }: DayOfMoney): MoneyLine[] {
  const lines = [
    ...taken.map((payment) => ({
      ...factsOf(payment),
      date: payment.encaisseLe ?? '',
      who: takenBy(payment),
      amount: amountOf(payment),
    })),
    ...givenBack.map((payment) => ({
      ...factsOf(payment),
      ...refundOf(payment),
      amount: -amountOf(payment),
    })),
    ...cash.map(({ mode, ...counted }) => ({
      ...counted,
      mode: modeName(mode, 'fr'),
      operator: '',
      transaction: '',
    })),
  ]
  return lines.toSorted((one, other) => one.date.localeCompare(other.date))
}

function factsOf(payment: Payment) {
  const { id, commande, livraison, mode, operateur, transaction, etat, motif } = payment
  const order = typeof commande === 'object' ? commande : null
  return {
    id: `${id}`,
    order: order?.id,
    reference: order?.reference ?? livraison ?? '',
    mode: modeName(mode, 'fr'),
    operator: typeof operateur === 'object' ? (operateur?.nom ?? '') : '',
    transaction: transaction ?? '',
    state: paymentStateNames[etat],
    motif: motif ?? '',
  }
}
