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

/**
 * Whether the record `alias` is linked to one that matches `where`. It compares with the ids of all
 * matching records, found once: a subquery for each record took four times as long among 15,000.
 * Never null, so that it can be negated.
 */
export function isLinkedTo(
  relation: RelationAttribute,
  type: ContentType,
  alias: string,
  context: SqlContext,
  where: (target: ContentType, alias: string) => SQL,
): SQL {
  const { database } = context
  const target = typeOf(context.model, relation.target)
  const targetTable = database.tableOf(target.id)
  const there = context.nextAlias()
  const found = (value: SQL) => sql`(select ${value}
    from ${sql.identifier(targetTable)} ${sql.identifier(there)}
    where ${isPublic(target, there, context)} and ${where(target, there)})`
  // Looked for one by one and sorted, thousands of records of a tag take longer than the walk.
  const isWalked = alias === context.walked && database.dialect === 'sqlite'
  const id = isWalked ? sql`+${column(alias, 'id')}` : column(alias, 'id')
  if (relation.link === 'column') {
    const foreignKey = column(alias, database.columnOf(database.tableOf(type.id), relation.field))
    // Half of all records may have the same one: the index of the order is worth more (see isPublic).
    const own = database.dialect === 'sqlite' ? sql`+${foreignKey}` : foreignKey
    return sql`(${own} is not null and ${own} in ${found(column(there, 'id'))})`
  }
  if (relation.link === 'rows') {
    const rows = linkRows(type, relation, context)
    return sql`${id} in (select ${rows.parentId} from ${rows.table}
      where ${rows.where} and ${rows.childId} in ${found(column(there, 'id'))})`
  }
  const owning = relationOf(target, relation.inverseOf ?? '')
  if (owning.link === 'column') {
    const foreignKey = column(there, database.columnOf(targetTable, owning.field))
    return sql`${id} in (select linked from ${found(sql`${foreignKey} as linked`)} foreign_keys
      where linked is not null)`
  }
  const rows = linkRows(target, owning, context)
  return sql`${id} in (select ${rows.childId} from ${rows.table}
    where ${rows.where} and ${rows.parentId} in ${found(column(there, 'id'))})`
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
