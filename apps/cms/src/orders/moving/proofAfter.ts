import type { PaymentState } from '@sira/contract/orders/paymentStates'
import type { PayloadRequest } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { provenBy } from '../payments/provenBy.ts'

/**
 * A refused claim gives its number free: who mistyped, or lied, keeps nobody from the money that is
 * theirs. As it was typed it stays in `transaction`; looked at once more, the payment takes it back.
 */
export function proofAfter(payment: Payment, to: PaymentState, req: PayloadRequest) {
  const { etat, preuve, transaction, fournisseurId } = payment
  if (to === 'refusé') return { preuve: null }
  // What a provider tells has a number of its own, and none that a customer typed.
  if (etat !== 'refusé' || preuve || fournisseurId || !transaction) return {}
  return provenBy(payment, { transaction }, req)
}
