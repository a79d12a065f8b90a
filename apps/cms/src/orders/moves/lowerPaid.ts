import { APIError, type PayloadRequest } from 'payload'
import { orderOf } from '../../money/ledger/lockedPayment.ts'
import type { Payment } from '../../payload-types.ts'
import { withoutPeriods } from './planPeriods.ts'

/**
 * Confirmed money that is owed back pays for nothing any more: the order counts it out in one
 * statement, is not handed over as if it were paid, and its plans run no more.
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
  if (!lowered) {
    throw new APIError(
      'La commande a reçu moins que ce paiement\u00a0: rien n’a changé.',
      409,
      null,
      true,
    )
  }
  await endPlans(id, req)
}

async function endPlans(id: number, req: PayloadRequest): Promise<void> {
  const order = { collection: 'commandes', id, depth: 0, req } as const
  const { lignes } = await req.payload.findByID(order)
  if (!lignes?.some(({ du }) => du)) return
  await req.payload.update({ ...order, data: { lignes: withoutPeriods(lignes) } })
}
