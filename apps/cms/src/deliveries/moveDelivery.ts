import { randomInt } from 'node:crypto'
import { amountText } from '@sira/contract/orders/amountText'
import { APIError, type PayloadRequest } from 'payload'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import type { Step } from '../dossiers/history/step.ts'
import { move } from '../dossiers/moves/move.ts'
import { lockOrder } from '../money/ledger/lockedPayment.ts'
import type { Delivery, Order } from '../payload-types.ts'
import { oweCash } from './cash/oweCash.ts'
import { formerCouriers } from './courierPage/formerCouriers.ts'
import { type DeliveryState, deliveryMachine } from './deliveryMachine.ts'
import { idOf } from './idOf.ts'
import { tellSender } from './letters/tellSender.ts'
import { handOverOrder } from './orders/handOverOrder.ts'
import { prepareOrder } from './orders/prepareOrder.ts'
import { dueAhead } from './payment/dueAhead.ts'
import { type AheadProof, oweAhead, takeAhead } from './payment/takeAhead.ts'

/** What changes with a move: the price that was named, the courier who takes it, why it failed. */
export type DeliveryFacts = Partial<Pick<Delivery, 'prix' | 'coursier' | 'jour' | 'raison'>>

export interface DeliveryStep extends Step {
  facts?: DeliveryFacts
  /** The money due before the parcel leaves is in: somebody has looked. */
  isPaid?: boolean
  proof?: AheadProof
  /** The parcel is ready for its courier. */
  isReady?: boolean
}

const goneStates: ReadonlySet<DeliveryState> = new Set(['enlevée', 'en_route', 'remise'])

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
      guard: (before) => refuseUnready(before, to, step, req),
      effects: async (before) => {
        const isGiven = to === 'affectée' && before.etat === 'chiffrée'
        const due = isGiven ? await dueAhead(before, req.payload, req) : 0
        if (due > 0) await takeAhead(before, due, step, req)
        const changed = { ...step.facts, ...follows(before, to) }
        return { ...changed, ...leaves(before, changed) }
      },
    })
    await oweAhead(delivery, req)
    await oweCash(delivery, req)
    if (moved.letter) await tellSender(moved.letter, delivery, step.message, req)
    if (step.isReady || goneStates.has(to)) await prepareOrder(delivery, step, req)
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

/** A courier asks for no money that was to come before: whoever sends him has seen it. */
async function refuseUnready(
  before: Delivery,
  to: DeliveryState,
  { isPaid, facts }: DeliveryStep,
  req: PayloadRequest,
): Promise<void> {
  if (to === 'chiffrée' && before.etat === 'demandée' && facts?.prix === undefined) {
    throw new APIError('Donnez le prix.', 400)
  }
  if (to === 'à_vérifier' && before.etat === 'remise') await refuseHandedOver(before, req)
  if (to === 'affectée' || to === 'retentée') await refuseGivenBack(before, req)
  const isGiven = to === 'affectée' && before.etat === 'chiffrée'
  const due = isGiven ? await dueAhead(before, req.payload, req) : 0
  if (due === 0 || isPaid) return
  throw new APIError(
    `Cette livraison se paie avant le départ\u00a0: vérifiez que ${amountText(due, 'fr')} sont arrivés, puis dites-le.`,
    409,
  )
}

/** The books of an order that was handed over are closed. */
async function refuseHandedOver(delivery: Delivery, req: PayloadRequest): Promise<void> {
  const order = await itsOrder(delivery, req)
  if (order?.etat !== 'remise') return
  const { reference } = order
  throw new APIError(`La commande ${reference} est remise\u00a0: cela ne se reprend pas.`, 409)
}

/** No courier leaves with an order whose money goes back. */
async function refuseGivenBack(delivery: Delivery, req: PayloadRequest): Promise<void> {
  const order = await itsOrder(delivery, req)
  const wasPaid = order?.etapes?.some(({ vers }) => vers === 'payée')
  if (!order || !wasPaid || order.paye > 0 || order.total === 0) return
  const { reference } = order
  throw new APIError(
    `L’argent de la commande ${reference} est à rendre\u00a0: elle ne part plus.`,
    409,
  )
}

async function itsOrder(delivery: Delivery, req: PayloadRequest): Promise<Order | undefined> {
  const id = orderOf(delivery)
  if (id === undefined) return undefined
  return req.payload.findByID({ collection: 'commandes', id, depth: 0, req })
}

function orderOf(delivery: Pick<Delivery, 'commande'> | null): number | undefined {
  const order = delivery?.commande
  return (typeof order === 'object' ? order?.id : order) ?? undefined
}

function follows({ etat, code, tentative }: Delivery, to: DeliveryState) {
  if (to === 'chiffrée' && etat === 'affectée') return { coursier: null, jour: null }
  if (to === 'affectée') return { code: code ?? String(randomInt(10_000)).padStart(4, '0') }
  if (to === 'retentée') return { tentative: (tentative ?? 1) + 1, raison: null }
  return {}
}

/** The courier who had it until now is remembered: acts may still be on his phone. */
function leaves(before: Delivery, changed: DeliveryFacts) {
  const courier = idOf(before.coursier)
  if (changed.coursier === undefined || courier === null || courier === changed.coursier) return {}
  return { coursiersAvant: [...new Set([...formerCouriers(before), courier])] }
}
