import type { PayloadRequest } from 'payload'
import type { Order } from '../../payload-types.ts'
import { movePayment } from './movePayment.ts'

/**
 * Nobody pays any more for an order that is cancelled or has expired: what is in is owed back, and
 * what was declared waits for staff.
 */
export async function endPayments(
  order: Order,
  to: 'annulée' | 'expirée',
  req: PayloadRequest,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'paiements',
    where: { commande: { equals: order.id }, etat: { in: ['créé', 'en_attente', 'confirmé'] } },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  const why = `Commande ${to}`
  for (const { id, etat } of docs) {
    if (etat === 'confirmé') await movePayment(id, 'remboursement_dû', { by: 'système', why }, req)
    else if (to === 'expirée') await movePayment(id, 'expiré', { by: 'horloge', why }, req)
    else await movePayment(id, 'annulé', { by: 'système', why }, req)
  }
}
