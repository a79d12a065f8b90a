import { sql } from '@payloadcms/db-sqlite/drizzle'
import { joined } from '../../database/sql/database.ts'
import { type ContentType, type ScalarAttribute, scalarsOf } from '../model/contentModel.ts'
import type { PayloadDocument } from '../serialise.ts'
import type { ReadContext } from './readContext.ts'

/**
 * The same records with the texts that are empty in the fallback language: Payload takes such a
 * text for none and gives null in the others, where Strapi gives it as it is.
 */
export async function withEmptyOriginals(
  type: ContentType,
  documents: readonly PayloadDocument[],
  locale: string | null,
  context: ReadContext,
): Promise<PayloadDocument[]> {
  const texts = scalarsOf(type).filter(isTranslatedText)
  const lacking = documents.filter((document) => texts.some(({ field }) => isNone(document[field])))
  const isFallback = locale === null || locale === context.languages.fallback
  if (isFallback || lacking.length === 0) return [...documents]
  const empty = await emptyTexts(type, texts, lacking, context)
  return documents.map((document) => {
    const own = texts.filter(({ field }) => isNone(document[field]) && empty(document.id, field))
    return { ...document, ...Object.fromEntries(own.map(({ field }) => [field, ''])) }
  })
}

/** A choice from a list is never empty, and not of a text type in PostgreSQL. */
function isTranslatedText({ localised, stored, value, labels }: ScalarAttribute): boolean {
  return localised && stored && value === 'text' && labels === undefined
}

function isNone(value: unknown): boolean {
  return value === null || value === undefined
}

async function emptyTexts(
  type: ContentType,
  texts: readonly ScalarAttribute[],
  documents: readonly PayloadDocument[],
  { database, languages }: ReadContext,
): Promise<(id: number, field: string) => boolean> {
  const table = `${database.tableOf(type.id)}_locales`
  const list = (items: readonly ReturnType<typeof sql>[]) => joined([...items], sql`, `)
  const values = texts.map(({ field }, at) => {
    const value = sql.identifier(database.columnOf(table, field))
    return sql`case when ${value} = '' then 1 else 0 end as ${sql.identifier(`t${at}`)}`
  })
  const rows = await database.rows(sql`select _parent_id as id, ${list(values)}
    from ${sql.identifier(table)} where _locale = ${languages.fallback}
      and _parent_id in (${list(documents.map(({ id }) => sql`${id}`))})`)
  const found = new Set(
    rows.flatMap((row) =>
      texts.flatMap(({ field }, at) => (Number(row[`t${at}`]) === 1 ? [`${row.id} ${field}`] : [])),
    ),
  )
  return (id, field) => found.has(`${id} ${field}`)
}
