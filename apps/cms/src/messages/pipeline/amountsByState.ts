import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { databaseOf } from '../../database/sql/database.ts'

/**
 * What all requests of each state may bring, everybody's or those one person sees to. Payload adds
 * nothing up; reading every amount would keep others waiting once there are thousands.
 */
export async function amountsByState(
  person: number | undefined,
  payload: Payload,
): Promise<ReadonlyMap<string, number>> {
  const database = databaseOf(payload)
  const table = database.tableOf('devis')
  const [assignee, deleted] = ['assignee', 'deletedAt'].map((field) =>
    sql.identifier(database.columnOf(table, field)),
  )
  const whose = person === undefined ? sql`` : sql`and ${assignee} = ${person}`
  const rows = await database.rows(sql`
    select state, sum(amount) as amounts from ${sql.identifier(table)}
    where ${deleted} is null ${whose}
    group by state`)
  return new Map(rows.map(({ state, amounts }) => [String(state), Number(amounts ?? 0)]))
}
