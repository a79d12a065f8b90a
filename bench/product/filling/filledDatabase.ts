import { DatabaseSync } from 'node:sqlite'
import { askPostgres } from '../../../apps/cms/test/support/askPostgres.ts'

/** The database of a product that is not running, to be filled by SQL. */
export interface FilledDatabase {
  dialect: 'sqlite' | 'postgres'
  /** The columns of a table; none for a missing table. */
  columnsOf(table: string): Promise<string[]>
  /** The largest id of a table. */
  lastId(table: string): Promise<number>
  run(sql: string): Promise<void>
  close(): Promise<void>
}

export function openSqlite(file: string): FilledDatabase {
  const database = new DatabaseSync(file)
  return {
    dialect: 'sqlite',
    columnsOf: async (table) =>
      database
        .prepare(`pragma table_info(${table})`)
        .all()
        .map(({ name }) => String(name)),
    lastId: async (table) =>
      Number(database.prepare(`select max(id) as id from ${table}`).get()?.id ?? 0),
    run: async (sql) => database.exec(sql),
    close: async () => database.close(),
  }
}

/** Runs each statement on a connection of its own. */
export function openPostgres(url: string): FilledDatabase {
  const rowsOf = async (sql: string) => (await askPostgres(url, sql))[0] ?? []
  return {
    dialect: 'postgres',
    columnsOf: async (table) => {
      const columns = await rowsOf(
        `select column_name from information_schema.columns
         where table_schema = 'public' and table_name = '${table}' order by ordinal_position`,
      )
      return columns.map((column) => String(column.column_name))
    },
    lastId: async (table) =>
      Number((await rowsOf(`select max(id) as id from ${table}`))[0]?.id ?? 0),
    run: async (sql) => {
      await askPostgres(url, sql)
    },
    close: async () => undefined,
  }
}
