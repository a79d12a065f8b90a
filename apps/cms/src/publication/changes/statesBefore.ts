import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import {
  atTransactionEnd,
  type TransactionId,
} from '../../database/transactions/atTransactionEnd.ts'
import type { PublicState } from '../publicState.ts'

type States = Map<string, PublicState | null>

/**
 * The public state of a record (by `collection/id`) before the present change, by transaction. Not
 * by `req.context`: Payload 3.90 gives the request another one as soon as it reads a relation
 * (`createLocalReq`), between the hooks before and after the change.
 */
const states = new Map<TransactionId | undefined, States>()

/** `collection/id` */
export function stateKey({ slug }: Pick<SanitizedCollectionConfig, 'slug'>, id: unknown): string {
  return `${slug}/${String(id)}`
}

export async function keepStateBefore(
  key: string,
  state: PublicState | null,
  req: PayloadRequest,
): Promise<void> {
  const transaction = (await req.transactionID) ?? undefined
  const kept = states.get(transaction)
  if (kept !== undefined) {
    kept.set(key, state)
    return
  }
  states.set(transaction, new Map([[key, state]]))
  // A change that failed halfway has left nothing to compare with.
  if (transaction !== undefined) await atTransactionEnd(req, () => states.delete(transaction))
}

/** The state, as long as nobody has taken it. */
export async function seeStateBefore(
  key: string,
  req: PayloadRequest,
): Promise<PublicState | null> {
  return states.get((await req.transactionID) ?? undefined)?.get(key) ?? null
}

/** The state once, and `null` for a record that is new. */
export async function takeStateBefore(
  key: string,
  req: PayloadRequest,
): Promise<PublicState | null> {
  const transaction = (await req.transactionID) ?? undefined
  const kept = states.get(transaction)
  const state = kept?.get(key) ?? null
  kept?.delete(key)
  return state
}
