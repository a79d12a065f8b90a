import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import type { PaymentState } from '@sira/contract/orders/paymentStates'
import type { Step } from '../../dossiers/history/step.ts'
import type { Payment } from '../../payload-types.ts'

/**
 * Gives the facts of received money: it counts in the closing of that day, whatever happens to it
 * later.
 */
export function nowIn(who: string | undefined) {
  return { encaisseLe: new Date().toISOString(), encaissePar: who ?? null }
}

/**
 * Gives the date and the receiver of money: set once, when the payment is confirmed or found to be
 * owed back. A payment entered by a person and then refused was no money; money taken by a provider
 * counts, whatever staff decide.
 */
export function moneyIn(payment: Payment, to: PaymentState, { who }: Step) {
  const { encaisseLe, encaissePar, montant, montantRecu } = payment
  if (to === 'refusé') {
    return isPaymentProvider(encaissePar ?? '') ? {} : { encaisseLe: null, encaissePar: null }
  }
  if (encaisseLe || (to !== 'confirmé' && to !== 'remboursement_dû')) return {}
  return { ...nowIn(who), montantRecu: montantRecu ?? montant }
}
