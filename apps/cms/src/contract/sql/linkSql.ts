import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { column } from '../../database/sql/database.ts'
import {
  type ContentType,
  type RelationAttribute,
  relationOf,
  typeOf,
} from '../model/contentModel.ts'
import { isPublic, type SqlContext } from './sqlContext.ts'

/** The public records at the other end of a relation: `from … where …`. */
export interface Link {
  target: ContentType
  alias: string
  from: SQL
  /** The id of the record that the relation starts from. */
  parentId: SQL
  where: SQL
}

/**
 * Relations in all their forms: a column here, rows of a `_rels` table, or a field of the target.
 * The plus before a column of those rows keeps SQLite from its index (sqlite.org/optoverview.html):
 * they are few for the record that the relation starts from, thousands for a tag.
 */
export function linkOf(relation: RelationAttribute, type: ContentType, context: SqlContext): Link {
  const { database } = context
  const target = typeOf(context.model, relation.target)
  const alias = context.nextAlias()
  const targetTable = sql`${sql.identifier(database.tableOf(target.id))} ${sql.identifier(alias)}`
  const where = isPublic(target, alias, context)
  if (relation.link === 'column') {
    const table = database.tableOf(type.id)
    const parent = context.nextAlias()
    const foreignKey = column(parent, database.columnOf(table, relation.field))
    return {
      target,
      alias,
      from: sql`${targetTable} join ${sql.identifier(table)} ${sql.identifier(parent)}
        on ${foreignKey} = ${column(alias, 'id')}`,
      parentId: column(parent, 'id'),
      where,
    }
  }
  if (relation.link === 'rows') {
    const rows = linkRows(type, relation, context)
    const from = sql`${targetTable} join ${rows.table} on +${rows.childId} = ${column(alias, 'id')}`
    return { target, alias, from, parentId: rows.parentId, where: sql`${where} and ${rows.where}` }
  }
  const owning = relationOf(target, relation.inverseOf ?? '')
  if (owning.link === 'column') {
    const foreignKey = database.columnOf(database.tableOf(target.id), owning.field)
    return { target, alias, from: targetTable, parentId: column(alias, foreignKey), where }
  }
  const rows = linkRows(target, owning, context)
  const from = sql`${targetTable} join ${rows.table} on +${rows.parentId} = ${column(alias, 'id')}`
  return { target, alias, from, parentId: rows.childId, where: sql`${where} and ${rows.where}` }
}

function linkRows(owner: ContentType, relation: RelationAttribute, context: SqlContext) {
  const { database } = context
  const name = `${database.tableOf(owner.id)}_rels`
  const alias = context.nextAlias()
  return {
    table: sql`${sql.identifier(name)} ${sql.identifier(alias)}`,
    parentId: column(alias, database.columnOf(name, 'parent')),
    childId: column(alias, database.columnOf(name, `${relation.target}ID`)),
    where: sql`${column(alias, 'path')} = ${relation.field}`,
  }
}
