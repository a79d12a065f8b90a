import { APIError, type PayloadRequest } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { orderOf } from '../payments/lockedPayment.ts'

/**
 * Confirmed money that is owed back pays for nothing any more: the order counts it out in one
 * statement, and is not handed over as if it were paid.
 */
export async function lowerPaid(payment: Payment, req: PayloadRequest): Promise<void> {
  const id = orderOf(payment)
  if (id === undefined) return
  const amount = payment.montantRecu ?? payment.montant
  const lowered: unknown = await req.payload.db.updateOne({
    collection: 'commandes',
    where: { and: [{ id: { equals: id } }, { paye: { greater_than_equal: amount } }] },
    data: { paye: { $inc: -amount }, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  if (lowered) return
  throw new APIError(
    'La commande a reçu moins que ce paiement\u00a0: rien n’a changé.',
    409,
    null,
    true,
  )
}
