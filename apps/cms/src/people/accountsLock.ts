import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'
import { inPostgres } from '../database/transactions/inPostgres.ts'

/** Any number that nobody else locks by. */
const key = 13_08_20_31

/**
 * One change of accounts at a time, until the transaction of the request ends. Payload reads an
 * account, then writes all of it back: two at once would lose a session, or the last administrator.
 * SQLite has one writer, so a transaction is such a turn already.
 */
export function lockAccounts(req: PayloadRequest): Promise<void> {
  return inPostgres(req, sql`select pg_advisory_xact_lock(${key})`)
}
