import { sql } from '@payloadcms/db-sqlite/drizzle'
import { column, joined } from '../../database/sql/database.ts'
import {
  type Attribute,
  type ContentType,
  type RelationAttribute,
  relationOf,
  type ScalarAttribute,
  scalarOf,
  scalarsOf,
  type ValueKind,
} from '../model/contentModel.ts'
import type { Selection } from '../query/populate.ts'
import type { PayloadDocument } from '../serialise.ts'
import { isPublic } from '../sql/sqlContext.ts'
import { storedValue } from '../sql/valueSql.ts'
import { type ReadContext, statementContext } from './readContext.ts'

/**
 * Gives the stored values that an answer is made of, if columns hold all of them; `undefined`
 * otherwise.
 */
export function bareValues(
  { fields, populate }: Selection,
  type: ContentType,
): ScalarAttribute[] | undefined {
  const values = fields === null ? scalarsOf(type) : fields.map((name) => scalarOf(type, name))
  const isShownAsStored = values.every(({ stored }) => stored)
  if (fields !== null && populate.length === 0 && isShownAsStored) return values
  if (![...type.attributes.values()].every(isOfColumns)) return undefined
  const links = populate.map(({ relation }) => linkOf(relationOf(type, relation)))
  const all = [...values.flatMap((value) => value.derivedFrom ?? value), ...links]
  return [...new Map(all.map((value) => [value.field, value])).values()]
}

function isOfColumns(attribute: Attribute): boolean {
  if (attribute.kind === 'relation') return attribute.link === 'column'
  const { localised, stored, derivedFrom = [] } = attribute
  return !localised && (stored || (derivedFrom.length > 0 && derivedFrom.every(isOfColumns)))
}

/** The number of the record that a relation leads to. */
function linkOf({ name, field }: RelationAttribute): ScalarAttribute {
  return { kind: 'scalar', name, field, value: 'number', localised: false, stored: true }
}

/**
 * Values of public records by one statement. Through Payload a record costs a millisecond; a sitemap
 * and the index of the search read all there are, the catalogue a hundred sessions (decision 3).
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

/**
 * SQLite has no true and false; PostgreSQL's driver gives exact numbers as texts, and moments in a
 * form of its own.
 */
function asPayloadGives(stored: unknown, kind: ValueKind): unknown {
  if (stored === null) return null
  if (kind === 'day' || kind === 'instant') {
    return new Date(stored instanceof Date ? stored : String(stored)).toISOString()
  }
  if (kind === 'boolean') return Boolean(stored)
  return kind === 'number' ? Number(stored) : stored
}
