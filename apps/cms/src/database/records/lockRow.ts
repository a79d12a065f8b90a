import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { databaseOf } from '../sql/database.ts'
import { inPostgres } from '../transactions/inPostgres.ts'

/**
 * Nobody else's until the transaction of the request ends, and unchanged: who saw the record before
 * may still answer it (see answerByEmail). The lock is that of an UPDATE, so other records may name
 * the row meanwhile. SQLite has one writer, and a transaction is its turn.
 */
export function lockRow(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  const table = sql.identifier(databaseOf(req.payload).tableOf(collection))
  return inPostgres(req, sql`select 1 from ${table} where id = ${id} for no key update`)
}
