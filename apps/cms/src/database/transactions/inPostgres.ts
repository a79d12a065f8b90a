import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'

/** The part of Payload's PostgreSQL adapter that we use; `payload.db` is typed without it. */
interface PostgresAdapter {
  name: string
  sessions: Record<string, { db: unknown } | undefined>
  execute(options: { drizzle: unknown; sql: unknown }): PromiseLike<unknown>
}

/** Runs a statement in PostgreSQL within the transaction of the request; does nothing in SQLite. */
export async function inPostgres(req: PayloadRequest, statement: SQL): Promise<void> {
  const adapter = req.payload.db as typeof req.payload.db & PostgresAdapter
  if (adapter.name !== 'postgres') return
  const session = adapter.sessions[String(await req.transactionID)]
  if (session === undefined) throw new Error('This is said within a transaction only.')
  await adapter.execute({ drizzle: session.db, sql: statement })
}
