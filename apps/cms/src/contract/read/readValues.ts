import { sql } from '@payloadcms/db-sqlite/drizzle'
import { column, joined } from '../../database/sql/database.ts'
import {
  type ContentType,
  type ScalarAttribute,
  scalarOf,
  type ValueKind,
} from '../model/contentModel.ts'
import type { Selection } from '../query/populate.ts'
import type { PayloadDocument } from '../serialise.ts'
import { isPublic } from '../sql/sqlContext.ts'
import { storedValue } from '../sql/valueSql.ts'
import { type ReadContext, statementContext } from './readContext.ts'

/**
 * The values that a selection asks for, where they all stand in the database as they are shown, and
 * nothing of what the record leads to is asked; `undefined` otherwise.
 */
export function bareValues(
  { fields, populate }: Selection,
  type: ContentType,
): ScalarAttribute[] | undefined {
  if (fields === null || populate.length > 0) return undefined
  const values = fields.map((name) => scalarOf(type, name))
  return values.every(({ stored }) => stored) ? values : undefined
}

/**
 * Values of public records by one statement. Through Payload a record costs a millisecond, and a
 * sitemap or the index of the search reads all there are (decision 3).
 */
export async function readValues(
  type: ContentType,
  ids: readonly number[],
  values: readonly ScalarAttribute[],
  locale: string | null,
  context: ReadContext,
): Promise<PayloadDocument[]> {
  if (ids.length === 0) return []
  const statement = statementContext(context, locale)
  const alias = statement.nextAlias()
  const columns = values.map(
    (attribute, at) =>
      sql`, ${storedValue(attribute, type, alias, statement)} as ${sql.identifier(`v${at}`)}`,
  )
  const among = joined(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const table = sql.identifier(context.database.tableOf(type.id))
  const rows =
    await context.database.rows(sql`select ${column(alias, 'id')} as id${joined(columns, sql``)}
    from ${table} ${sql.identifier(alias)}
    where ${column(alias, 'id')} in (${among}) and ${isPublic(type, alias, statement)}`)
  return rows.map((row) => ({
    ...Object.fromEntries(
      values.map(({ field, value }, at) => [field, asPayloadGives(row[`v${at}`], value)]),
    ),
    id: Number(row.id),
  }))
}

/** SQLite has no true and false, PostgreSQL's driver gives exact numbers as texts. */
function asPayloadGives(stored: unknown, kind: ValueKind): unknown {
  if (stored === null) return null
  if (kind === 'boolean') return Boolean(stored)
  return kind === 'number' ? Number(stored) : stored
}
