import type { PayloadRequest } from 'payload'
import { dueNow } from '../../money/dueNow.ts'
import { movePayment } from '../../money/ledger/movePayment.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { withKept, withoutOne } from './lineOfSeat.ts'

/**
 * An order asks for the money of a cancelled seat no more, nor does an attempt to pay it that is
 * still waited for. `kept`: FCFA of it that stay paid, in a line of no seat.
 */
export async function withoutSeat(
  order: Order,
  { prix, acompte, session }: Enrolment,
  kept: number,
  req: PayloadRequest,
): Promise<Order> {
  const total = order.total - prix + kept
  const deposit = order.acompte && Math.max(0, order.acompte - (acompte ?? prix))
  const lines = order.lignes ?? []
  const sold = { session, prix }
  const lowered = await req.payload.update({
    collection: 'commandes',
    id: order.id,
    data: {
      total,
      acompte: deposit && deposit < total ? deposit : null,
      lignes: kept > 0 ? withKept(lines, sold, kept) : withoutOne(lines, sold),
    },
    depth: 0,
    req,
  })
  await askForLess(lowered, req)
  return lowered
}

/** A payment asked of a provider stays: staff refund a surplus. */
export async function askForLess(order: Order, req: PayloadRequest): Promise<void> {
  const montant = dueNow(order)
  const { docs } = await req.payload.find({
    collection: 'paiements',
    where: {
      commande: { equals: order.id },
      etat: { equals: 'en_attente' },
      fournisseurId: { exists: false },
    },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  const why = 'Rien ne reste à payer'
  for (const { id } of docs) {
    if (montant <= 0) await movePayment(id, 'annulé', { by: 'système', why }, req)
    else await req.payload.update({ collection: 'paiements', id, data: { montant }, depth: 0, req })
  }
}
