import { moveOf } from '@sira/contract/orders/moves'
import { holdingStates, type OrderState, orderMoves } from '@sira/contract/orders/orderStates'
import type { PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Order } from '../../payload-types.ts'
import type { LetterDetails } from '../letters/orderLetter.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'
import { orderStateNames } from '../stateNames.ts'
import { returnCopies } from '../stock/returnCopies.ts'
import { takeCopiesAgain } from '../stock/takeCopiesAgain.ts'
import { endPayments } from './endPayments.ts'
import { lockedOrder } from './lockedOrder.ts'
import { orderRefusal } from './orderRefusal.ts'
import { withPeriods } from './planPeriods.ts'
import { refusedMove } from './refusedMove.ts'
import { keptStep, type Step } from './step.ts'

/** Besides the step: what its letter says; none is written where it is `false`. */
export interface OrderStep extends Step {
  letter?: LetterDetails | false
}

/**
 * The one way in which the state of an order changes: along the table, with its step, what it takes
 * of the stock or gives back, and its letter, all in the transaction of the request or in none.
 * Throws a 409 where the table has no such move; whoever comes second finds it moved.
 */
export function moveOrder(
  id: number,
  to: OrderState,
  step: OrderStep,
  req: PayloadRequest,
): Promise<Order> {
  return withinTransaction(req, async () => {
    const before = await lockedOrder(id, req)
    const from = before.etat
    const move = moveOf(orderMoves, from, to, step.by)
    const refused = () =>
      refusedMove(
        {
          what: `La commande ${before.reference}`,
          from: orderStateNames[from],
          to: orderStateNames[to],
          by: step.by,
        },
        req,
      )
    if (move === undefined) throw refused()
    const refusal = orderRefusal(before, to)
    if (refusal) throw refusal
    if (!(await takeState(before, to, req))) throw refused()
    const lignes = await withStock(before, to, req)
    const order = await req.payload.update({
      collection: 'commandes',
      id,
      depth: 0,
      req,
      data: {
        etat: to,
        lignes: to === 'payée' ? withPeriods(lignes, new Date()) : lignes,
        etapes: [...(before.etapes ?? []), keptStep(from, to, step)],
        // Kept for a while only as long as it waits; so is from which network it came.
        ...(to === 'en_attente' ? {} : { echeance: null, reseau: null }),
      },
    })
    if (move.letter && step.letter !== false) {
      await tellCustomer(move.letter, order, { message: step.message, ...step.letter }, req)
    }
    if (to === 'annulée' || to === 'expirée') await endPayments(order, to, req)
    return order
  })
}

/** In one statement with its condition: of two who move it at once one does. */
async function takeState(order: Order, to: OrderState, req: PayloadRequest): Promise<boolean> {
  const moved: unknown = await req.payload.db.updateOne({
    collection: 'commandes',
    where: { and: [{ id: { equals: order.id } }, { etat: { equals: order.etat } }] },
    data: { etat: to, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  return moved !== null
}

/** The lines, with what they hold of the stock in the new state. */
async function withStock(order: Order, to: OrderState, req: PayloadRequest) {
  const held = holdingStates.includes(order.etat)
  if (held === holdingStates.includes(to)) return order.lignes ?? []
  return held ? returnCopies(order, req) : takeCopiesAgain(order, req)
}
