import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import type { Order, TrainingSession } from '../../payload-types.ts'
import type { ToldFacts } from '../../sessions/changes/toldFacts.ts'
import { movedDay } from '../enrolment/movedDay.ts'
import { balanceOf, firstStart } from '../moves/balanceOf.ts'
import { isDepositIn } from '../moves/isDepositIn.ts'
import { purchaseDay } from '../moves/purchaseDay.ts'
import { isByPurchaseOrder } from '../summary/isByPurchaseOrder.ts'

const atOnce = 100

/** Gives orders that were confirmed before their rest had a day one of their own. Gives how many. */
export async function giveBalanceDays(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'commandes',
    where: {
      etat: { equals: 'confirmée' },
      or: [{ acompte: { exists: true } }, { bonDeCommande: { exists: true } }],
      soldeLe: { exists: false },
    },
    sort: '-id',
    pagination: false,
    depth: 0,
    select: { acompte: true, paye: true, bonDeCommande: true },
  })
  let given = 0
  for (const { id } of docs.filter(isKept).slice(0, atOnce)) {
    const req = await createLocalReq({}, payload)
    await withinTransaction(req, async () => {
      const order = await lockedOrder(id, req)
      const { soldeLe } = isByPurchaseOrder(order)
        ? { soldeLe: await purchaseDay(order, req) }
        : await balanceOf(order, order.paye, req)
      if (order.etat !== 'confirmée' || !soldeLe) return
      await payload.update({ collection: 'commandes', id, data: { soldeLe }, depth: 0, req })
      given += 1
    })
  }
  return given
}

function isKept(order: Pick<Order, 'acompte' | 'paye' | 'bonDeCommande'>): boolean {
  return isDepositIn(order) || isByPurchaseOrder(order)
}

/**
 * With a session that was moved, the rest of a deposit is due on another day. The orders are ours until
 * the transaction ends, as by all that locks a seat afterwards.
 */
export async function moveBalanceDays(
  { id: session, debut }: TrainingSession,
  { debut: was }: ToldFacts,
  req: PayloadRequest,
): Promise<void> {
  if (!debut || !was) return
  const { docs } = await req.payload.find({
    collection: 'inscriptions',
    where: {
      session: { equals: session },
      etat: { in: ['retenue', 'confirmée'] },
      'commande.etat': { equals: 'confirmée' },
      'commande.soldeLe': { exists: true },
    },
    sort: 'commande',
    pagination: false,
    depth: 0,
    select: { commande: true },
    req,
  })
  const orders = docs.map(({ commande }) => (typeof commande === 'object' ? commande.id : commande))
  for (const id of new Set(orders)) {
    const order = await lockedOrder(id, req)
    const lines = order.lignes ?? []
    const to = await firstStart(lines, req)
    const from = await firstStart(lines, req, { id: session, debut: was })
    const data = await movedDay(order, { from, to }, req)
    if (data.soldeLe) {
      await req.payload.update({ collection: 'commandes', id, data, depth: 0, req })
    }
  }
}
