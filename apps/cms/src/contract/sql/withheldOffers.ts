import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { column, type Database } from '../../database/sql/database.ts'

/**
 * Offers that are suspended are nowhere: not in a list, not at their address, not where a record leads
 * to them. They are few, so they are read once for the whole statement.
 */
export function notWithheld(type: string, alias: string, database: Database): SQL[] {
  if (type !== 'jobs') return []
  const table = sql.identifier(database.tableOf('controles'))
  return [
    sql`${column(alias, 'id')} not in (select job_id from ${table} where etat = 'suspendue' and job_id is not null)`,
  ]
}
