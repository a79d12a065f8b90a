import type { Payload, TypedUser, Where } from 'payload'
import { countToCheck } from './salesState.ts'

/** How much waits for somebody at the till. */
export interface OrdersWaiting {
  /** Decisions, as « À vérifier » lists them. */
  toCheck: number
  toPrepare: number
}

/** Orders paid, or to be paid at the door, that have not left yet. */
export const toPrepare: Where = { etat: { in: ['confirmée', 'payée'] } }

export async function ordersWaiting(
  payload: Payload,
  user: TypedUser,
  now: Date,
): Promise<OrdersWaiting> {
  const [checked, prepared] = await Promise.all([
    countToCheck(payload, now),
    payload.count({ collection: 'commandes', where: toPrepare, overrideAccess: false, user }),
  ])
  return { toCheck: checked, toPrepare: prepared.totalDocs }
}
