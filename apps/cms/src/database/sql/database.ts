import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'

export type Row = Record<string, unknown>

/** Payload's own tables, read with one SQL for SQLite and PostgreSQL. */
export interface Database {
  dialect: 'sqlite' | 'postgres'
  /** Name of the table that holds the records of a collection. */
  tableOf(slug: string): string
  /** The same of the versions of its records. */
  versionsTableOf(slug: string): string
  /** Name of the column behind a field; a field without one is an error in our code. */
  columnOf(table: string, field: string): string
  /** `signal`: nobody waits for it any more; a question that has not had its turn is not asked. */
  rows(statement: SQL, signal?: AbortSignal): Promise<Row[]>
}

/** What we use of Payload's Drizzle adapters; their own types differ by database. */
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
