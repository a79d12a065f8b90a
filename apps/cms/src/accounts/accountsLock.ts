import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'

/** What we use of Payload's PostgreSQL adapter; `payload.db` is typed without it. */
interface PostgresAdapter {
  name: string
  sessions: Record<string, { db: unknown } | undefined>
  execute(options: { drizzle: unknown; sql: unknown }): PromiseLike<unknown>
}

/** Any number that nobody else locks by. */
const key = 13_08_20_31

/**
 * One change of accounts at a time, until the transaction of the request ends. Payload reads an
 * account, then writes all of it back: two at once would lose a session, or the last administrator.
 * SQLite has one writer, so a transaction is such a turn already.
 */
export async function lockAccounts(req: PayloadRequest): Promise<void> {
  const adapter = req.payload.db as unknown as PostgresAdapter
  if (adapter.name !== 'postgres') return
  const session = adapter.sessions[String(await req.transactionID)]
  if (session === undefined) throw new Error('Accounts change within a transaction only.')
  await adapter.execute({ drizzle: session.db, sql: sql`select pg_advisory_xact_lock(${key})` })
}
