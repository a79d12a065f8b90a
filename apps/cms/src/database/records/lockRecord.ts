import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'
import { inPostgres } from '../transactions/inPostgres.ts'

/** Separates these locks from others: see accountsLock. */
const kind = 13

/**
 * Allows one change of a record at a time, until the transaction of the request ends: a caller who
 * reads the last saved state, then saves, finds it unchanged. A draft is a row of its own, so the
 * row of the record could not be this lock. In SQLite a transaction is such a lock, because there
 * is one writer.
 */
export function lockRecord(
  collection: string,
  id: number | string,
  req: PayloadRequest,
): Promise<void> {
  return inPostgres(
    req,
    sql`select pg_advisory_xact_lock(${kind}, hashtext(${`${collection}/${id}`}))`,
  )
}
