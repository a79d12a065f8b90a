import { moveOf } from '@sira/contract/dossiers/moves'
import { orderMoves } from '@sira/contract/orders/orderStates'
import type { PayloadRequest } from 'payload'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import { owePart } from '../../money/refunds/owePart.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { moveOrder } from '../moves/moveOrder.ts'
import { askForRest } from './askForRest.ts'
import { askForLess } from './withoutSeat.ts'

type Price = Pick<Enrolment, 'prix' | 'acompte'>

/** A seat as it costs in another session: never more than before. */
export function lowered({ prix, acompte }: Price, price: number): Price {
  const least = Math.min(prix, price)
  return { prix: least, acompte: Math.min(acompte ?? least, least) }
}

/**
 * An order asks for as much less as a seat of it costs less, and owes back what is too much. The order
 * is ours until the transaction ends.
 */
export async function lowerPrice(
  order: Order,
  { reference, was, is }: { reference: string; was: Price; is: Price },
  req: PayloadRequest,
): Promise<void> {
  const total = order.total - was.prix + is.prix
  const tooMuch = was.prix > is.prix ? order.paye - total : 0
  if (tooMuch > 0)
    await owePart(order, tooMuch, `Inscription ${reference}, session moins chère`, req)
  const deposit =
    order.acompte && order.acompte - (was.acompte ?? was.prix) + (is.acompte ?? is.prix)
  const data = { total, acompte: deposit && deposit > 0 && deposit < total ? deposit : null }
  const { id } = order
  const less = await req.payload.update({ collection: 'commandes', id, data, depth: 0, req })
  await askForLess(less, req)
  const isPaid = less.paye >= total && moveOf(orderMoves, less.etat, 'payée', 'système')
  if (!isPaid) return askForRest(await lockedOrder(id, req), req)
  // Of money that comes in its letter speaks; here nothing has come.
  const step = { by: 'système', why: 'Session moins chère', letter: false } as const
  await moveOrder(id, 'payée', step, req)
}
