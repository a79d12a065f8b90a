import type { PayloadRequest } from 'payload'

/** The place of our transaction in Drizzle's (0.44) on SQLite. */
interface Sessions {
  sessions: Record<string, { db: { session?: { tx?: { rest?(): Promise<void> } } } } | undefined>
}

/**
 * Lets others write until the transaction of the request does: Payload begins a transaction before
 * any work, and SQLite has one writer. On PostgreSQL it does nothing.
 */
export async function restUntilWriting(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID
  const { sessions } = req.payload.db as typeof req.payload.db & Sessions
  await sessions[String(transaction)]?.db.session?.tx?.rest?.()
}
