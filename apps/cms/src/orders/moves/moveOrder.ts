import { holdingStates, type OrderState } from '@sira/contract/orders/orderStates'
import type { PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Step } from '../../dossiers/history/step.ts'
import { move } from '../../dossiers/moves/move.ts'
import { endPayments } from '../../money/ledger/endPayments.ts'
import type { Order } from '../../payload-types.ts'
import type { LetterDetails } from '../letters/orderLetter.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'
import { endReview, isReviewOver } from '../review/reviewFiles.ts'
import { returnCopies } from '../stock/returnCopies.ts'
import { takeCopiesAgain } from '../stock/takeCopiesAgain.ts'
import { isByPurchaseOrder } from '../summary/isByPurchaseOrder.ts'
import { isPaidAtTheDoor } from './isPaidAtTheDoor.ts'
import { orderMachine } from './orderMachine.ts'
import { certifiedRefusal, orderRefusal } from './orderRefusal.ts'
import { withPeriods } from './planPeriods.ts'
import { purchaseDay } from './purchaseDay.ts'
import { withSeats } from './withSeats.ts'

/** Besides the step: what its letter says; none is written where it is `false`. */
export interface OrderStep extends Step {
  letter?: LetterDetails | false
  /** An order that ends keeps what was paid: somebody decides on it. */
  keepsMoney?: boolean
}

/** Moves an order, with what it takes of the stock and the seats or gives back, its payments and its letter. */
export function moveOrder(
  id: number,
  to: OrderState,
  step: OrderStep,
  req: PayloadRequest,
): Promise<Order> {
  return withinTransaction(req, async () => {
    const { record: order, move: moved } = await move(orderMachine, { id, to, step }, req, {
      guard: async (before) => {
        const refusal = orderRefusal(before, to) ?? (await certifiedRefusal(before, to, req))
        if (refusal) throw refusal
      },
      effects: async (before) => {
        const lignes = await withStock(before, to, req)
        await withSeats(before, to, step, req)
        return {
          lignes: to === 'payée' ? withPeriods(lignes, new Date()) : lignes,
          // Kept for a while only as long as it waits; so is from which network it came.
          ...(to === 'en_attente' ? {} : { echeance: null, reseau: null }),
          ...(to === 'confirmée' && isByPurchaseOrder(before) && !before.soldeLe
            ? { soldeLe: await purchaseDay(before, req) }
            : {}),
          ...(isReviewOver(to) ? await endReview(before, req) : {}),
        }
      },
    })
    if (moved.letter && step.letter !== false) {
      const isKept = moved.letter === 'confirmed' && !isPaidAtTheDoor(order)
      const letter = isKept ? 'seatsKept' : moved.letter
      const dueOn = (isKept && order.soldeLe) || undefined
      await tellCustomer(letter, order, { message: step.message, dueOn, ...step.letter }, req)
    }
    if (to === 'annulée' || to === 'expirée') {
      const isOurs = to === 'expirée' || step.by === 'système'
      await endPayments(order, { to, isOurs, keepsMoney: step.keepsMoney ?? false }, req)
    }
    return order
  })
}

/** The lines, with what they hold of the stock in the new state. */
async function withStock(order: Order, to: OrderState, req: PayloadRequest) {
  const held = holdingStates.includes(order.etat)
  // Copies handed over are with their customer, whatever becomes of the money.
  const isHandedOver = order.etat === 'remise'
  if (isHandedOver || held === holdingStates.includes(to)) return order.lignes ?? []
  return held ? returnCopies(order, req) : takeCopiesAgain(order, req)
}
