import type { PayloadRequest } from 'payload'
import { tellSiblings } from '../../database/siblings/siblingNews.ts'
import {
  atTransactionEnd,
  type TransactionId,
} from '../../database/transactions/atTransactionEnd.ts'
import { tellListeners } from './changeListeners.ts'

/** Tags of what each open transaction has changed so far. */
const pending = new Map<TransactionId, Set<string>>()

/**
 * Keeps tags until the transaction of the request is committed: hooks run inside it, and whoever
 * asked again before its end would see, and keep, what was there before.
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
    // One that may be committed counts as such: looking again does no harm. What was undone is no change.
    if (end !== 'undone') tellListeners([...kept])
  })
}
