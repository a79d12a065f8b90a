import { moveOf } from '@sira/contract/dossiers/moves'
import { seatedStates } from '@sira/contract/enrolments/enrolmentStates'
import { orderMoves } from '@sira/contract/orders/orderStates'
import type { PayloadRequest } from 'payload'
import { seatsOfOrder } from '../../enrolments/seats/seatsOfOrder.ts'
import { moveOrder } from './moveOrder.ts'

/** Once all that was paid has been given back, the order is over; a part of it leaves its state. */
export async function endRefunded(id: number, req: PayloadRequest): Promise<void> {
  const order = await req.payload.findByID({ collection: 'commandes', id, depth: 0, req })
  if (order.paye > 0 || !moveOf(orderMoves, order.etat, 'remboursée', 'système')) return
  const { totalDocs: open } = await req.payload.count({
    collection: 'paiements',
    where: {
      commande: { equals: id },
      etat: { in: ['déclaré', 'à_rapprocher', 'confirmé', 'remboursement_dû'] },
    },
    req,
  })
  if (open > 0) return
  // Seats that went to a free session stay there.
  const seats = await seatsOfOrder(id, req.payload, { req, states: seatedStates })
  if (order.total === 0 && seats.length > 0) return
  const why = 'Tout ce qui a été payé est rendu'
  await moveOrder(id, 'remboursée', { by: 'système', why }, req)
}
