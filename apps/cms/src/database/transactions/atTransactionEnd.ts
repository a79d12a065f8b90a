import type { PayloadRequest } from 'payload'

export type TransactionId = number | string
/** Unknown where the connection was lost at COMMIT: the rows may be there, or not. */
export type TransactionEnd = 'committed' | 'undone' | 'unknown'
type Act = (end: TransactionEnd) => void

const waiting = new Map<TransactionId, Act[]>()

/** Has something done, once, when the transaction of the request has ended; without one, at once. */
export async function atTransactionEnd(req: PayloadRequest, act: Act): Promise<void> {
  const transaction = await req.transactionID
  if (transaction === undefined || transaction === null) return act('committed')
  waiting.set(transaction, [...(waiting.get(transaction) ?? []), act])
}

/** Only for the code that ends transactions: see watchCommits. */
export function transactionEnded(transaction: TransactionId, end: TransactionEnd): void {
  const acts = waiting.get(transaction) ?? []
  waiting.delete(transaction)
  for (const act of acts) act(end)
}
