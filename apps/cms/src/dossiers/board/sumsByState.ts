import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { databaseOf } from '../../database/sql/database.ts'
import type { WorkKind } from './workKinds.ts'

/**
 * Gives the francs of a kind by state, of all records or of one assignee; nothing where its records
 * bring none. Payload has no sums, and reading every amount would block others once there are
 * thousands.
 */
export async function sumsByState(
  { slug, machine, board }: WorkKind,
  whose: number | 'nobody' | undefined,
  payload: Payload,
): Promise<ReadonlyMap<string, number> | undefined> {
  if (board?.amount === undefined) return undefined
  const database = databaseOf(payload)
  const table = database.tableOf(slug)
  const columnOf = (field: string) => sql.identifier(database.columnOf(table, field))
  const state = columnOf(machine.field)
  const conditions: SQL[] = [sql`${state} is not null`]
  if (payload.collections[slug].config.trash) conditions.push(sql`${columnOf('deletedAt')} is null`)
  if (whose === 'nobody') conditions.push(sql`${columnOf('assignee')} is null`)
  if (typeof whose === 'number') conditions.push(sql`${columnOf('assignee')} = ${whose}`)
  const rows = await database.rows(sql`
    select ${state} as state, sum(${columnOf(board.amount)}) as amounts
    from ${sql.identifier(table)}
    where ${sql.join(conditions, sql` and `)}
    group by ${state}`)
  return new Map(rows.map(({ state: name, amounts }) => [String(name), Number(amounts ?? 0)]))
}
