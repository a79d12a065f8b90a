import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { column } from '../../database/sql/database.ts'
import type { ContentType, ScalarAttribute } from '../model/contentModel.ts'
import type { SqlContext } from './sqlContext.ts'

/** The value of an attribute as it can be compared: labels, days as text, the right language. */
export function comparableValue(
  attribute: ScalarAttribute,
  type: ContentType,
  alias: string,
  context: SqlContext,
): SQL {
  const stored = storedValue(attribute, type, alias, context)
  const postgres = context.database.dialect === 'postgres'
  if (attribute.labels !== undefined) {
    const cases = Object.entries(attribute.labels).map(
      ([value, label]) => sql`when ${value} then ${label}`,
    )
    const text = postgres ? sql`${stored}::text` : stored
    return sql`(case ${text} ${sql.join(cases, sql` `)} else ${text} end)`
  }
  if (attribute.value === 'day') {
    return postgres
      ? sql`to_char(${stored} at time zone 'UTC', 'YYYY-MM-DD')`
      : sql`substr(${stored}, 1, 10)`
  }
  return stored
}

/**
 * The value as it orders records and bounds them from below or above (`>=`, `<`). A day is stored
 * with its time; the bare column gives the same order there, and its index can be used.
 */
export function orderedValue(
  attribute: ScalarAttribute,
  type: ContentType,
  alias: string,
  context: SqlContext,
): SQL {
  const read = attribute.value === 'day' ? storedValue : comparableValue
  return read(attribute, type, alias, context)
}

/** The value as a text, for what looks at parts of it. */
export function textValue(
  attribute: ScalarAttribute,
  type: ContentType,
  alias: string,
  context: SqlContext,
): SQL {
  const value = comparableValue(attribute, type, alias, context)
  if (attribute.value === 'instant' && context.database.dialect === 'postgres') {
    return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  }
  return attribute.value === 'text' || attribute.value === 'day'
    ? value
    : sql`cast(${value} as text)`
}

export function storedValue(
  attribute: ScalarAttribute,
  type: ContentType,
  alias: string,
  { database, languages, locale }: SqlContext,
): SQL {
  const table = database.tableOf(type.id)
  if (!attribute.localised) return column(alias, database.columnOf(table, attribute.field))
  const locales = `${table}_locales`
  const value = column('l', database.columnOf(locales, attribute.field))
  const inLanguage = (language: string) => sql`(select ${value} from ${sql.identifier(locales)} l
    where l._parent_id = ${column(alias, 'id')} and l._locale = ${language})`
  const fallback = inLanguage(languages.fallback)
  if (locale === null || locale === languages.fallback) return fallback
  const wanted = inLanguage(locale)
  // An emptied translation counts as none, as in Payload.
  const given = attribute.value === 'text' ? sql`nullif(${wanted}, '')` : wanted
  return sql`coalesce(${given}, ${fallback})`
}
