import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, Payload } from 'payload'
import { type Database, databaseOf, joined } from '../../../database/sql/database.ts'
import { pipelineKinds } from '../../../messages/pipeline/pipelineKinds.ts'

/** So many on each day; a day without any is left out. */
export type DayCounts = ReadonlyMap<string, number>

/**
 * Requests for a quote and messages by the day they came, whoever entered them; not what somebody
 * called unwanted or threw away. What was erased is counted no more.
 */
export function requestsByDay(payload: Payload, since: string): Promise<DayCounts> {
  const database = databaseOf(payload)
  const kinds = pipelineKinds.map((kind) =>
    daysOf(database, kind, 'createdAt', since, sql`and state <> 'unwanted'`),
  )
  return countDays(database, joined(kinds, sql` union all `))
}

/** Subscriptions by the day they were confirmed, also of those who have left since. */
export function subscriptionsByDay(payload: Payload, since: string): Promise<DayCounts> {
  const database = databaseOf(payload)
  return countDays(database, daysOf(database, 'newsletters', 'confirmedAt', since, sql``))
}

/** The day of each record, of those that were not thrown away. */
function daysOf(
  database: Database,
  slug: CollectionSlug,
  field: string,
  since: string,
  only: SQL,
): SQL {
  const table = database.tableOf(slug)
  const [moment, deleted] = [field, 'deletedAt'].map((name) =>
    sql.identifier(database.columnOf(table, name)),
  )
  const day =
    database.dialect === 'postgres'
      ? sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`
      : sql`substr(${moment}, 1, 10)`
  return sql`select ${day} as day from ${sql.identifier(table)}
    where ${moment} >= ${`${since}T00:00:00.000Z`} and ${deleted} is null ${only}`
}

async function countDays(database: Database, days: SQL): Promise<DayCounts> {
  const rows = await database.rows(
    sql`select day, count(*) as times from (${days}) as days group by day`,
  )
  return new Map(rows.map(({ day, times }) => [String(day), Number(times)]))
}
