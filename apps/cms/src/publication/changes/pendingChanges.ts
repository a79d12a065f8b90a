import type { PayloadRequest } from 'payload'
import { tellSiblings } from '../../database/siblings/siblingNews.ts'
import {
  atTransactionEnd,
  type TransactionId,
} from '../../database/transactions/atTransactionEnd.ts'
import { tellListeners } from './changeListeners.ts'

/** The tags changed so far by each open transaction. */
const pending = new Map<TransactionId, Set<string>>()

/**
 * Keeps tags until the transaction of the request is committed. Hooks run inside it, so an earlier
 * announcement would make caches read and keep the old state.
 */
export async function announceAfterCommit(
  tags: readonly string[],
  req: PayloadRequest,
): Promise<void> {
  if (tags.length === 0) return
  await tellSiblings(tags, req)
  const transaction = await req.transactionID
  if (transaction === undefined || transaction === null) return tellListeners([...tags])
  const kept = pending.get(transaction)
  if (kept === undefined) return keepFirst(transaction, tags, req)
  for (const tag of tags) kept.add(tag)
}

async function keepFirst(
  transaction: TransactionId,
  tags: readonly string[],
  req: PayloadRequest,
): Promise<void> {
  const kept = new Set(tags)
  pending.set(transaction, kept)
  await atTransactionEnd(req, (end) => {
    pending.delete(transaction)
    // A commit with an unknown outcome is announced too: a needless reading does no harm. An undone
    // change is not.
    if (end !== 'undone') tellListeners([...kept])
  })
}
