import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'
import { inPostgres } from '../transactions/inPostgres.ts'

/** Sets these locks apart from others: see accountsLock. */
const kind = 13

/**
 * One change of a record at a time, until the transaction of the request ends: whoever looks at what
 * was saved last, then saves, finds it as it was. A draft is a row of its own, so the row of the
 * record could not be such a lock. SQLite has one writer, so a transaction is such a turn already.
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
