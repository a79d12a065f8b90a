import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { databaseOf } from '../sql/database.ts'
import { inPostgres } from '../transactions/inPostgres.ts'

/**
 * Locks a row until the transaction of the request ends; nobody else can change it. A caller who
 * read the record before may still answer it (see answerByEmail). The lock is that of an UPDATE, so
 * other records may refer to the row meanwhile. In SQLite a transaction is such a lock, because
 * there is one writer.
 */
export function lockRow(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  const table = sql.identifier(databaseOf(req.payload).tableOf(collection))
  return inPostgres(req, sql`select 1 from ${table} where id = ${id} for no key update`)
}
