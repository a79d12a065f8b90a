import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'

export type Row = Record<string, unknown>

/** Payload's own tables, read with one SQL for SQLite and PostgreSQL. */
export interface Database {
  dialect: 'sqlite' | 'postgres'
  /** The name of the table with the records of a collection. */
  tableOf(slug: string): string
  /** The name of the table with the versions of its records. */
  versionsTableOf(slug: string): string
  /** The name of the column of a field; throws for an unknown field, which is a bug of ours. */
  columnOf(table: string, field: string): string
  /**
   * Runs a query. `signal` fires when nobody waits any more: a query still in the queue is then not
   * run.
   */
  rows(statement: SQL, signal?: AbortSignal): Promise<Row[]>
}

/** The part of Payload's Drizzle adapters that we use; their own types differ by database. */
interface DrizzleAdapter {
  name: string
  drizzle: unknown
  tables: Record<string, Record<string, { name: string } | undefined> | undefined>
  tableNameMap: Map<string, string>
  execute(options: { drizzle: unknown; sql: SQL }): PromiseLike<{ rows: Row[] }>
}

export function databaseOf(payload: Payload): Database {
  // Both adapters have this shape (@payloadcms/drizzle); `payload.db` is typed without it.
  const adapter: DrizzleAdapter = payload.db as typeof payload.db & DrizzleAdapter
  const columnName = (table: string, field: string) => adapter.tables[table]?.[field]?.name
  function tableNamed(name: string): string {
    const snake = name.replaceAll('-', '_')
    return adapter.tableNameMap.get(snake) ?? snake
  }
  return {
    dialect: adapter.name === 'postgres' ? 'postgres' : 'sqlite',
    tableOf: tableNamed,
    versionsTableOf: (slug) => tableNamed(`_${slug}_v`),
    columnOf(table, field) {
      const name = columnName(table, field)
      if (name === undefined) throw new Error(`No column for "${field}" in table ${table}`)
      return name
    },
    async rows(statement) {
      const { rows } = await adapter.execute({ drizzle: adapter.drizzle, sql: statement })
      return rows
    },
  }
}

/** `"alias"."column"`, quoted. */
export function column(alias: string, name: string): SQL {
  return sql`${sql.identifier(alias)}.${sql.identifier(name)}`
}

export function joined(parts: readonly SQL[], separator: SQL): SQL {
  return sql.join([...parts], separator)
}
