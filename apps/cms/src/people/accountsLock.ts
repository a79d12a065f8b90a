import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'
import { inPostgres } from '../database/transactions/inPostgres.ts'

/** A number that no other lock uses. */
const key = 13_08_20_31

/**
 * Allows one change of accounts at a time, until the transaction of the request ends. Payload reads
 * an account, then writes all of it back: two at once would lose a session, or the last
 * administrator. In SQLite a transaction is such a lock, because there is one writer.
 */
export function lockAccounts(req: PayloadRequest): Promise<void> {
  return inPostgres(req, sql`select pg_advisory_xact_lock(${key})`)
}
