import type { Payload, TypedUser } from 'payload'
import { toPrepare } from '../stateNames.ts'
import { countToCheck } from './salesState.ts'

/** How much waits for somebody at the till. */
export interface OrdersWaiting {
  /** Decisions, as « À vérifier » lists them. */
  toCheck: number
  toPrepare: number
}

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
