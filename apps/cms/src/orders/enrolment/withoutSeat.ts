import type { PayloadRequest } from 'payload'
import { dueNow } from '../../money/dueNow.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { withoutOne } from './lineOfSeat.ts'

/**
 * An order asks for the money of a cancelled seat no more, nor does an attempt to pay it that is
 * still waited for. What was paid already stays as it was sold.
 */
export async function withoutSeat(
  order: Order,
  { prix, acompte, session }: Enrolment,
  req: PayloadRequest,
): Promise<Order> {
  const total = order.total - prix
  if (total < order.paye) return order
  const deposit = order.acompte && Math.max(0, order.acompte - (acompte ?? prix))
  const lowered = await req.payload.update({
    collection: 'commandes',
    id: order.id,
    data: {
      total,
      acompte: deposit && deposit < total ? deposit : null,
      lignes: withoutOne(order.lignes ?? [], { session, prix }),
    },
    depth: 0,
    req,
  })
  await req.payload.db.updateMany({
    collection: 'paiements',
    // A payment asked of a provider stays: staff refund a surplus.
    where: {
      commande: { equals: order.id },
      etat: { equals: 'en_attente' },
      fournisseurId: { exists: false },
    },
    data: { montant: dueNow(lowered) },
    req,
  })
  return lowered
}
