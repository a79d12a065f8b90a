import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { inPostgres } from '../../database/transactions/inPostgres.ts'

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

/** What a person saves takes its turn too: an autosave that looked before would end up above it. */
export const lockSavedRecord: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  // A change of several at once names none.
  const { id } = args as { id?: number | string }
  if (operation === 'update' && id !== undefined && (await req.transactionID)) {
    await lockRecord(collection.slug, id, req)
  }
  return args
}
