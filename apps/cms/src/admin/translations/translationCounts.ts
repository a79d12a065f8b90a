import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { type Locale, otherLocales } from '@sira/contract/locales'
import type { Payload } from 'payload'
import { type Database, databaseOf, joined } from '../../database/sql/database.ts'
import { stateField } from '../../publication/translations/translationFields.ts'
import { statesToDo } from '../../publication/translations/translationState.ts'
import { type TranslatedType, translatedTypes } from './translatedTypes.ts'

export interface TranslationCounts {
  type: TranslatedType
  total: number
  /** In how many of them a translator has something to do. */
  toDo: ReadonlyMap<Locale, number>
}

/**
 * Of each type, among what was saved last, drafts included: it is what a translator works on. Asked
 * in one question: the first screen would ask forty-five, which cost it a quarter of its time.
 */
export async function translationCounts(payload: Payload): Promise<TranslationCounts[]> {
  const database = databaseOf(payload)
  const types = translatedTypes(payload)
  const counts = types.map((type) => countsOf(database, type))
  const rows = await database.rows(joined(counts, sql` union all `))
  return types.map((type) => {
    const row = rows.find(({ slug }) => slug === type.slug)
    const toDo = new Map(otherLocales.map(({ code }) => [code, Number(row?.[code] ?? 0)]))
    return { type, total: Number(row?.total ?? 0), toDo }
  })
}

function countsOf(database: Database, { slug, drafted }: TranslatedType): SQL {
  const table = drafted ? database.versionsTableOf(slug) : database.tableOf(slug)
  const named = (field: string) =>
    sql.identifier(database.columnOf(table, drafted ? `version_${field}` : field))
  const waiting = joined(
    statesToDo.map((state) => sql`${state}`),
    sql`, `,
  )
  const toDo = otherLocales.map(
    ({ code }) =>
      sql`, count(case when ${named(stateField(code))} in (${waiting}) then 1 end) as ${sql.identifier(code)}`,
  )
  const latest = drafted ? sql` and ${sql.identifier(database.columnOf(table, 'latest'))}` : sql``
  return sql`select cast(${slug} as text) as slug, count(*) as total${joined(toDo, sql``)}
    from ${sql.identifier(table)} where ${named('deletedAt')} is null${latest}`
}
