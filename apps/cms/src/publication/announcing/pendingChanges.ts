import type { PayloadRequest } from 'payload'
import { tellListeners } from './changeListeners.ts'
import { forgetStates } from './statesBefore.ts'

export type TransactionId = number | string

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
  const transaction = await req.transactionID
  if (transaction === undefined || transaction === null) return tellListeners([...tags])
  const kept = pending.get(transaction) ?? new Set()
  for (const tag of tags) kept.add(tag)
  pending.set(transaction, kept)
}

/** The transaction has been committed: what it changed can be seen. */
export function announceCommitted(transaction: TransactionId): void {
  const tags = pending.get(transaction)
  forgetRolledBack(transaction)
  if (tags) tellListeners([...tags])
}

/** The transaction was undone: nothing has changed. */
export function forgetRolledBack(transaction: TransactionId): void {
  pending.delete(transaction)
  forgetStates(transaction)
}
