import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { column, joined } from '../../database/sql/database.ts'
import { type ContentType, relationOf, scalarOf } from '../model/contentModel.ts'
import type { DefaultOrder } from '../publicTypes.ts'
import type { SortKey } from '../query/sort.ts'
import { linkOf } from './linkSql.ts'
import type { SqlContext } from './sqlContext.ts'
import { orderedValue } from './valueSql.ts'

interface AskedOrder {
  keys: readonly SortKey[]
  defaultOrder: DefaultOrder | undefined
  /** Sorts in reverse, the last records first. */
  isReversed: boolean
}

/** The `order by` list; the id comes last, so that pages never overlap. */
export function sortSql(
  { keys, defaultOrder, isReversed }: AskedOrder,
  type: ContentType,
  alias: string,
  context: SqlContext,
): SQL {
  const { database } = context
  const upwards = isReversed ? sql`desc` : sql`asc`
  const parts = keys.map((key) => {
    const value = sortedValue(key, key.path, type, alias, context)
    // Empty values come first, as in the recorded server.
    return (key.direction === 'asc') !== isReversed
      ? sql`${value} asc nulls first`
      : sql`${value} desc nulls last`
  })
  if (keys.length === 0 && defaultOrder !== undefined) {
    const name = database.columnOf(database.tableOf(type.id), defaultOrder.field)
    // Ranks (`_order`) are texts compared byte by byte.
    const value = byteOrder(column(alias, name), defaultOrder.field === '_order', context)
    const direction = (defaultOrder.direction === 'asc') !== isReversed ? sql`asc` : sql`desc`
    parts.push(sql`${value} ${direction} nulls ${isReversed ? sql`first` : sql`last`}`)
  }
  return joined([...parts, sql`${column(alias, 'id')} ${upwards}`], sql`, `)
}

function sortedValue(
  key: SortKey,
  path: readonly string[],
  type: ContentType,
  alias: string,
  context: SqlContext,
): SQL {
  const [name, ...rest] = path
  if (name === undefined) {
    const attribute = scalarOf(type, key.attribute)
    const value = orderedValue(attribute, type, alias, context)
    return byteOrder(value, attribute.value === 'text', context)
  }
  const link = linkOf(relationOf(type, name), type, context)
  const value = sortedValue(key, rest, link.target, link.alias, context)
  // With several linked records, the first one in this direction counts.
  const direction = key.direction === 'asc' ? sql`asc nulls first` : sql`desc nulls last`
  return sql`(select ${value} from ${link.from}
    where ${link.parentId} = ${column(alias, 'id')} and ${link.where}
    order by 1 ${direction} limit 1)`
}

/** Makes both databases sort texts alike, by code point. */
function byteOrder(value: SQL, isText: boolean, { database }: SqlContext): SQL {
  return isText && database.dialect === 'postgres' ? sql`${value} collate "C"` : value
}
