import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { column, type Database, joined } from '../../database/sql/database.ts'
import type { ContentModel, ContentType } from '../model/contentModel.ts'
import type { Filter } from '../query/filters/filterOperators.ts'
import type { Languages } from '../query/locale.ts'
import { notWithheld } from './withheldOffers.ts'

/** Ids of the records that may hold the letters of a comparison, where an index says that few do. */
export type TextCandidates = ReadonlyMap<Filter, readonly number[]>

/** What every piece of a statement needs to know. */
export interface SqlContext {
  database: Database
  model: ContentModel
  languages: Languages
  locale: string | null
  /** What an index of letters says beforehand. */
  candidates?: TextCandidates
  /** The alias of the rows that are walked in the order of an index until there are enough. */
  walked?: string
  /** A name not yet used in this statement. */
  nextAlias(): string
}

export function sqlContext(options: Omit<SqlContext, 'nextAlias'>): SqlContext {
  let used = 0
  return {
    ...options,
    nextAlias() {
      used += 1
      return `t${used}`
    },
  }
}

/**
 * The rows the public may see: published ones, where the type has drafts, and none in the trash.
 * Nearly all are: with a plus before the column SQLite leaves its index (sqlite.org/optoverview.html)
 * to that of the order that is asked for, instead of sorting them all for the first few.
 */
export function isPublic(type: ContentType, alias: string, { database }: SqlContext): SQL {
  const anyRow = database.dialect === 'sqlite' ? sql`+` : sql``
  const of = (field: string) =>
    sql`${anyRow}${column(alias, database.columnOf(database.tableOf(type.id), field))}`
  const conditions = [
    ...(type.hasDrafts ? [sql`${of('_status')} = 'published'`] : []),
    ...(type.hasTrash ? [sql`${of('deletedAt')} is null`] : []),
    ...(type.unseen ? [sql`${of(type.unseen.field)} <> ${type.unseen.value}`] : []),
    ...notWithheld(type.id, alias, database),
  ]
  return conditions.length === 0 ? sql`1 = 1` : joined(conditions, sql` and `)
}
