import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { databaseOf } from '../../../src/database/sql/database.ts'

/** Whether a statement waits for a lock on PostgreSQL; on SQLite whoever writes second waits unseen. */
export async function someoneWaits(payload: Payload): Promise<boolean> {
  const database = databaseOf(payload)
  if (database.dialect === 'sqlite') return true
  const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`
  return (await database.rows(waits)).length > 0
}
