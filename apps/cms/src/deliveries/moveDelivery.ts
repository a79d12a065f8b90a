import { randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import type { Step } from '../dossiers/history/step.ts'
import { move } from '../dossiers/moves/move.ts'
import { lockOrder } from '../money/ledger/lockedPayment.ts'
import type { Delivery } from '../payload-types.ts'
import { type DeliveryState, deliveryMachine } from './deliveryMachine.ts'
import { tellSender } from './letters/tellSender.ts'
import { handOverOrder } from './orders/handOverOrder.ts'

/** What changes with a move: the price that was named, the courier who takes it, why it failed. */
export type DeliveryFacts = Partial<Pick<Delivery, 'prix' | 'coursier' | 'jour' | 'raison'>>

export interface DeliveryStep extends Step {
  facts?: DeliveryFacts
}

/** Moves a delivery, with its letter, and its order where it has one. */
export function moveDelivery(
  id: number,
  to: DeliveryState,
  step: DeliveryStep,
  req: PayloadRequest,
): Promise<Delivery> {
  return withinTransaction(req, async () => {
    const { record: delivery, move: moved } = await move(deliveryMachine, { id, to, step }, req, {
      lock: () => lockItsOrder(id, req),
      effects: async (before) => ({ ...step.facts, ...follows(before, to) }),
    })
    if (moved.letter) await tellSender(moved.letter, delivery, step.message, req)
    if (to === 'remise') await handOverOrder(delivery, step, req)
    return delivery
  })
}

/** Before the delivery, as who moves the order has them: neither waits for the other for good. */
export async function lockItsOrder(id: number, req: PayloadRequest): Promise<void> {
  const asked = { collection: 'livraisons', id, depth: 0, disableErrors: true, req } as const
  const order = orderOf(await req.payload.findByID(asked))
  if (order !== undefined) await lockOrder(order, req)
}

function orderOf(delivery: Pick<Delivery, 'commande'> | null): number | undefined {
  const order = delivery?.commande
  return (typeof order === 'object' ? order?.id : order) ?? undefined
}

function follows({ code, tentative }: Delivery, to: DeliveryState) {
  if (to === 'affectée') return { code: code ?? String(randomInt(10_000)).padStart(4, '0') }
  if (to === 'retentée') return { tentative: (tentative ?? 1) + 1, raison: null }
  return {}
}
