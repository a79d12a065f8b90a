import type { PayloadRequest } from 'payload'
import { keptStep } from '../../dossiers/history/step.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { movePayment } from '../ledger/movePayment.ts'
import { paymentsOf } from '../ledger/orderMoney.ts'
import { payableOf } from '../payable.ts'

/**
 * Marks a part of the payments as owed back, the newest money first. A payment that does not fit is
 * divided, so that each shows what happened to its money. The order is locked until the transaction
 * ends.
 */
export async function owePart(
  order: Order,
  amount: number,
  why: string,
  req: PayloadRequest,
): Promise<void> {
  let left = amount
  const payments = await paymentsOf(order, req.payload, req)
  for (const payment of payments.filter(({ etat }) => etat === 'confirmé').toReversed()) {
    if (left <= 0) return
    const received = payment.montantRecu ?? payment.montant
    if (received <= left) {
      await movePayment(payment.id, 'remboursement_dû', { by: 'système', why }, req)
    } else await divide(payment, order, { received, owed: left, why }, req)
    left -= received
  }
}

interface Parts {
  received: number
  owed: number
  why: string
}

async function divide(
  { id, mode, operateur, encaisseLe, encaissePar }: Payment,
  order: Order,
  { received, owed, why }: Parts,
  req: PayloadRequest,
): Promise<void> {
  const { payload } = req
  const kept = { montantRecu: received - owed }
  await payload.update({ collection: 'paiements', id, data: kept, depth: 0, req })
  const etat = 'remboursement_dû'
  const part = await payload.create({
    collection: 'paiements',
    data: {
      commande: order.id,
      mode,
      operateur: typeof operateur === 'object' ? (operateur?.id ?? null) : (operateur ?? null),
      montant: owed,
      montantRecu: owed,
      encaisseLe: encaisseLe ?? null,
      encaissePar: encaissePar ?? null,
      etat,
      motif: why,
      etapes: [keptStep(null, etat, { by: 'système', why })],
    },
    depth: 0,
    req,
  })
  const payable = payableOf(req)
  await payable.countOut(part, req)
  const lowered = await payload.findByID({ collection: 'commandes', id: order.id, depth: 0, req })
  await payable.tell('refundDue', lowered, { amount: owed }, req)
}
