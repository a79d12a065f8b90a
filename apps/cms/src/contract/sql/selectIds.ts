import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { column, joined } from '../../database/sql/database.ts'
import type { ContentType } from '../model/contentModel.ts'
import type { DefaultOrder } from '../publicTypes.ts'
import type { Filter } from '../query/filters/filterOperators.ts'
import type { SortKey } from '../query/sort.ts'
import { sortSql } from './sortSql.ts'
import { isPublic, type SqlContext } from './sqlContext.ts'
import { whereSql } from './whereSql.ts'

interface IdSelection {
  filter: Filter | null
  sort: readonly SortKey[]
  defaultOrder?: DefaultOrder | undefined
  /** Only among these ids. */
  among?: readonly number[]
  page?: IdPage
}

export interface IdPage {
  offset: number
  limit: number
  /** The number of matching records, if known: pages near the end are then read from there. */
  total?: number
}

/** Gives the ids of the public records that match the filter, in order. */
export async function selectIds(
  type: ContentType,
  selection: IdSelection,
  context: SqlContext,
): Promise<number[]> {
  if (selection.among?.length === 0) return []
  const alias = context.nextAlias()
  const { sort: keys, defaultOrder, page } = selection
  const fromEnd = page && pageFromEnd(page)
  const isReversed = fromEnd !== undefined
  const order = sortSql({ keys, defaultOrder, isReversed }, type, alias, context)
  const shown = fromEnd ?? page
  const cut = shown === undefined ? sql`` : sql` limit ${shown.limit} offset ${shown.offset}`
  const isWalked = isUsualOrder(keys, defaultOrder) && relationsIn(selection.filter) === 1
  const found = { ...context, ...(isWalked ? { walked: alias } : {}) }
  const rows = await context.database.rows(
    sql`select ${column(alias, 'id')} as id ${fromWhere(type, selection, alias, found)}
      order by ${order}${cut}`,
  )
  const ids = rows.map(({ id }) => Number(id))
  return isReversed ? ids.reverse() : ids
}

/**
 * Whether the order is that of our lists: it has an index, which for long lists covers the filters
 * too (see coverLists).
 */
function isUsualOrder(keys: readonly SortKey[], usual: DefaultOrder | undefined): boolean {
  const [first] = keys
  if (usual === undefined) return false
  return first === undefined || (first.path.length === 0 && first.attribute === usual.field)
}

/** Counts the related filters: each is checked for every row of the walk. */
function relationsIn(filter: Filter | null): number {
  if (filter === null) return 0
  if (filter.kind === 'related') return 1
  if (filter.kind === 'not') return relationsIn(filter.filter)
  if (filter.kind !== 'and' && filter.kind !== 'or') return 0
  return filter.filters.reduce((sum, part) => sum + relationsIn(part), 0)
}

/** Gives the same page counted from the end, if that is nearer: a database walks to its offset. */
function pageFromEnd({ offset, limit, total = Infinity }: IdPage): IdPage | undefined {
  const behind = total - offset - limit
  // Beyond the last page there may be more records than were counted.
  if (behind >= offset || total <= offset) return undefined
  return { offset: Math.max(0, behind), limit: Math.min(limit, total - offset) }
}

export async function countRecords(
  type: ContentType,
  filter: Filter | null,
  context: SqlContext,
): Promise<number> {
  const alias = context.nextAlias()
  const from = fromWhere(type, { filter, sort: [] }, alias, context)
  const [row] = await context.database.rows(sql`select count(*) as total ${from}`)
  return Number(row?.total ?? 0)
}

function fromWhere(
  type: ContentType,
  { filter, among }: IdSelection,
  alias: string,
  context: SqlContext,
): SQL {
  const conditions = [isPublic(type, alias, context)]
  if (among !== undefined) {
    const ids = among.map((id) => sql`${id}`)
    conditions.push(sql`${column(alias, 'id')} in (${joined(ids, sql`, `)})`)
  }
  if (filter !== null) conditions.push(whereSql(filter, type, alias, context))
  const table = sql.identifier(context.database.tableOf(type.id))
  return sql`from ${table} ${sql.identifier(alias)} where ${joined(conditions, sql` and `)}`
}
