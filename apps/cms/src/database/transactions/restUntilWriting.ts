import type { PayloadRequest } from 'payload'

/** Where Drizzle's transaction (0.44) holds ours, on SQLite. */
interface Sessions {
  sessions: Record<string, { db: { session?: { tx?: { rest?(): Promise<void> } } } } | undefined>
}

/**
 * Lets others write until the transaction of the request does: Payload begins one before any work,
 * and SQLite has one writer. On PostgreSQL nobody waits for it.
 */
export async function restUntilWriting(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID
  const { sessions } = req.payload.db as typeof req.payload.db & Sessions
  await sessions[String(transaction)]?.db.session?.tx?.rest?.()
}
