import { createHash } from 'node:crypto'
import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import { APIError, type PayloadRequest } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { gatewaysOf } from '../asking/gatewaysOf.ts'
import { movePayment } from '../moving/movePayment.ts'
import type { Step } from '../moving/step.ts'

/**
 * Money that was owed is given back: by the provider where he does that himself, else by hand, by
 * who says so. Asked for twice it leaves once. Not inside a transaction: it goes out.
 */
export async function refundPayment(id: number, step: Step, req: PayloadRequest): Promise<Payment> {
  const payment = await req.payload.findByID({ collection: 'paiements', id, depth: 0, req })
  if (payment.etat === 'remboursement_dû') await throughProvider(payment, req)
  return movePayment(id, 'remboursé', step, req)
}

async function throughProvider(
  { mode, fournisseurId, montant, montantRecu }: Payment,
  { payload }: PayloadRequest,
): Promise<void> {
  const gateway = isPaymentProvider(mode) ? gatewaysOf(payload).get(mode) : undefined
  if (!gateway?.refund || !fournisseurId) return
  const amount = montantRecu ?? montant
  const refund = { id: refundNumber(fournisseurId), collection: fournisseurId, amount }
  const answer = await gateway.refund(refund)
  if (answer.kind === 'accepted') return
  const sentence = `${mode} refuse ce remboursement (${answer.reason}). Remboursez par un autre moyen, puis notez-le sur la commande.`
  throw new APIError(sentence, 409, null, true)
}

/** A UUID of its own for each payment, the same at every try. */
function refundNumber(payment: string): string {
  const hex = createHash('sha256').update(`remboursement ${payment}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
