import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { column, joined } from '../../database/sql/database.ts'
import { type ContentType, relationOf, scalarOf, typeOf } from '../model/contentModel.ts'
import type { Filter } from '../query/filters/filterOperators.ts'
import { comparisonSql, listSql } from './comparisonSql.ts'
import { isLinkedTo } from './linkSql.ts'
import type { SqlContext } from './sqlContext.ts'
import { comparableValue } from './valueSql.ts'

/** The filter as a condition on the row `alias` of the type's table. */
export function whereSql(
  filter: Filter,
  type: ContentType,
  alias: string,
  context: SqlContext,
): SQL {
  const inner = (part: Filter) => whereSql(part, type, alias, context)
  switch (filter.kind) {
    case 'and':
    case 'or': {
      if (filter.filters.length === 0) return sql`1 = 1`
      const separator = filter.kind === 'and' ? sql` and ` : sql` or `
      return sql`(${joined(filter.filters.map(inner), separator)})`
    }
    case 'not':
      return sql`not (${inner(filter.filter)})`
    case 'compare':
      return comparisonSql(filter, scalarOf(type, filter.attribute), type, alias, context)
    case 'list':
      return listSql(filter, scalarOf(type, filter.attribute), type, alias, context)
    case 'null': {
      const value = comparableValue(scalarOf(type, filter.attribute), type, alias, context)
      return filter.isNull ? sql`${value} is null` : sql`${value} is not null`
    }
    case 'linked': {
      const linked = linkedTo(filter.relation, null, type, alias, context)
      return filter.isLinked ? linked : sql`not ${linked}`
    }
    case 'related': {
      const own = ownColumn(filter.relation, filter.filter, type, alias, context)
      if (own !== undefined) return own
      const linked = linkedTo(filter.relation, filter.filter, type, alias, context)
      if (!asksForNull(filter.filter)) return linked
      // A record without a related one has no value either, as in Strapi's left join.
      return sql`(${linked} or not ${linkedTo(filter.relation, null, type, alias, context)})`
    }
  }
}

function linkedTo(
  name: string,
  filter: Filter | null,
  type: ContentType,
  alias: string,
  context: SqlContext,
): SQL {
  return isLinkedTo(relationOf(type, name), type, alias, context, (target, there) =>
    filter === null ? sql`1 = 1` : whereSql(filter, target, there, context),
  )
}

/**
 * Uses the id in a column of this record alone, where the related type has neither drafts nor
 * trash, so that no record is hidden. Gives undefined elsewhere.
 */
function ownColumn(
  name: string,
  filter: Filter,
  type: ContentType,
  alias: string,
  { database, model }: SqlContext,
): SQL | undefined {
  const { link, field, target } = relationOf(type, name)
  const { hasDrafts, hasTrash, unseen } = typeOf(model, target)
  const isAboutId =
    filter.kind === 'compare' && filter.operator === '$eq' && filter.attribute === 'id'
  if (link !== 'column' || hasDrafts || hasTrash || unseen || !isAboutId) return undefined
  const value = column(alias, database.columnOf(database.tableOf(type.id), field))
  // Half of all records may have the same one: the index of the order is worth more (see isPublic).
  return database.dialect === 'sqlite'
    ? sql`+${value} = ${filter.value}`
    : sql`${value} = ${filter.value}`
}

function asksForNull(filter: Filter): boolean {
  return filter.kind === 'null' && filter.isNull
}
