import { sql } from '@payloadcms/db-sqlite/drizzle'
import { joined } from '../../database/sql/database.ts'
import type { ContentType } from '../model/contentModel.ts'
import type { ReadContext } from './readContext.ts'

/** Gives the records that exist in the language; the others are shown in the fallback. */
export async function translatedIds(
  type: ContentType,
  ids: readonly number[],
  locale: string,
  { database, languages }: ReadContext,
): Promise<Set<number>> {
  if (type.translatedBy === undefined || ids.length === 0) return new Set()
  if (locale === languages.fallback) return new Set(ids)
  const table = `${database.tableOf(type.id)}_locales`
  const value = sql.identifier(database.columnOf(table, type.translatedBy))
  const list = joined(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await database.rows(sql`select _parent_id as id from ${sql.identifier(table)}
    where _locale = ${locale} and _parent_id in (${list}) and ${value} is not null
      and ${value} <> ''`)
  return new Set(rows.map(({ id }) => Number(id)))
}
