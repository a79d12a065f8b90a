import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { column, type Database, joined } from '../../database/sql/database.ts'
import type { ContentModel, ContentType } from '../model/contentModel.ts'
import type { Filter } from '../query/filters/filterOperators.ts'
import type { Languages } from '../query/locale.ts'
import { notWithheld } from './withheldOffers.ts'

/** The ids of records that may contain the searched letters, where an index finds few. */
export type TextCandidates = ReadonlyMap<Filter, readonly number[]>

/** The context of every part of a statement. */
export interface SqlContext {
  database: Database
  model: ContentModel
  languages: Languages
  locale: string | null
  /** The results of an index of letters. */
  candidates?: TextCandidates
  /** The alias of the rows that are read in the order of an index until there are enough. */
  walked?: string
  /** Gives a name not yet used in this statement. */
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
 * Filters public rows: published ones, where the type has drafts, and none in the trash. Nearly all
 * rows are public. The plus before the column makes SQLite use the index of the requested order
 * instead (sqlite.org/optoverview.html), so that it need not sort all rows for the first few.
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
