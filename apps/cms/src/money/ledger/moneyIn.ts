import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import type { PaymentState } from '@sira/contract/orders/paymentStates'
import type { Step } from '../../dossiers/history/step.ts'
import type { Payment } from '../../payload-types.ts'

/** Money that is known to be in counts in the closing of that day, whatever becomes of it. */
export function nowIn(who: string | undefined) {
  return { encaisseLe: new Date().toISOString(), encaissePar: who ?? null }
}

/**
 * The date money came in and the person who had it in hand: noted once, when the payment is
 * confirmed or found to be owed back. A payment that a person noted and staff then refuse was no
 * money; one that a provider has taken is in, whatever staff say.
 */
export function moneyIn(payment: Payment, to: PaymentState, { who }: Step) {
  const { encaisseLe, encaissePar, montant, montantRecu } = payment
  if (to === 'refusé') {
    return isPaymentProvider(encaissePar ?? '') ? {} : { encaisseLe: null, encaissePar: null }
  }
  if (encaisseLe || (to !== 'confirmé' && to !== 'remboursement_dû')) return {}
  return { ...nowIn(who), montantRecu: montantRecu ?? montant }
}
