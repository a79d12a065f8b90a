import { sql } from '@payloadcms/db-sqlite/drizzle'
import { joined } from '../../database/sql/database.ts'
import type { ContentType, RelationAttribute } from '../model/contentModel.ts'
import type { Filter } from '../query/filters/filterOperators.ts'
import type { SortKey } from '../query/sort.ts'
import { type Link, linkOf } from './linkSql.ts'
import { sortSql } from './sortSql.ts'
import type { SqlContext } from './sqlContext.ts'
import { whereSql } from './whereSql.ts'

interface LinkSelection {
  filter: Filter | null
  sort: readonly SortKey[]
  /** The most for each parent. */
  limit: number
}

/** Gives the ids of the public records that refer to each parent, by one statement for all. */
export async function selectLinks(
  relation: RelationAttribute,
  type: ContentType,
  parentIds: readonly number[],
  { filter, sort, limit }: LinkSelection,
  context: SqlContext,
): Promise<Map<number, number[]>> {
  const links = new Map<number, number[]>()
  if (parentIds.length === 0) return links
  const link = linkOf(relation, type, context)
  const asked = { keys: sort, defaultOrder: undefined, isReversed: false }
  const order = sortSql(asked, link.target, link.alias, context)
  const rows = await context.database.rows(sql`select parent, id from (
      select ${link.parentId} as parent, ${sql.identifier(link.alias)}.id as id,
        row_number() over (partition by ${link.parentId} order by ${order}) as place
      from ${link.from} where ${linkWhere(link, parentIds, filter, context)}
    ) ranked where place <= ${limit} order by parent, place`)
  for (const row of rows) {
    const parent = Number(row.parent)
    const ids = links.get(parent) ?? []
    ids.push(Number(row.id))
    links.set(parent, ids)
  }
  return links
}

/** Counts the public records linked to each parent. */
export async function countLinks(
  relation: RelationAttribute,
  type: ContentType,
  parentIds: readonly number[],
  filter: Filter | null,
  context: SqlContext,
): Promise<Map<number, number>> {
  if (parentIds.length === 0) return new Map()
  const link = linkOf(relation, type, context)
  const rows = await context.database.rows(sql`select ${link.parentId} as parent, count(*) as total
    from ${link.from} where ${linkWhere(link, parentIds, filter, context)}
    group by ${link.parentId}`)
  return new Map(rows.map(({ parent, total }) => [Number(parent), Number(total)]))
}

function linkWhere(
  link: Link,
  parentIds: readonly number[],
  filter: Filter | null,
  context: SqlContext,
) {
  const ids = parentIds.map((id) => sql`${id}`)
  const conditions = [link.where, sql`${link.parentId} in (${joined(ids, sql`, `)})`]
  if (filter !== null) conditions.push(whereSql(filter, link.target, link.alias, context))
  return joined(conditions, sql` and `)
}
