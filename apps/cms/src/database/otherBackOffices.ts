import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { databaseOf } from './sql/database.ts'

const prefix = 'sira-back-office-'

/** What PostgreSQL calls the connections of one back office. */
export function connectionName(id: string): string {
  return `${prefix}${id}`
}

/**
 * Whether another back office is at work on this database. On SQLite the lock of the data folder has
 * refused it; two folders may still name one PostgreSQL.
 */
export async function hasOtherBackOffice(payload: Payload): Promise<boolean> {
  const database = databaseOf(payload)
  if (database.dialect === 'sqlite') return false
  const others = await database.rows(
    sql`select 1 from pg_stat_activity where datname = current_database()
      and application_name like ${`${prefix}%`}
      and application_name <> current_setting('application_name') limit 1`,
  )
  return others.length > 0
}
