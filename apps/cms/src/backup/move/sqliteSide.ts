import type { DatabaseSync } from 'node:sqlite'
import { type Columns, fromSqlite, type PortableRow, toSqlite } from './portableRows.ts'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export function tableNames(database: DatabaseSync): string[] {
  const rows = database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
    .all()
  return rows.map(({ name }) => String(name))
}

/** Gives the names of its migrations. */
export function notedInSqlite(database: DatabaseSync): Set<string> {
  if (!tableNames(database).includes('payload_migrations')) return new Set()
  const rows = database.prepare('select name from payload_migrations').all()
  return new Set(rows.map(({ name }) => String(name)))
}

export function* rowsIn(
  database: DatabaseSync,
  table: string,
  columns: Columns,
): Generator<PortableRow> {
  const names = [...columns.keys()].map(quoted).join(', ')
  const asked = database.prepare(`select ${names} from ${quoted(table)}`)
  for (const row of asked.iterate()) yield fromSqlite(columns, row)
}

/** Gives the way to add one row after the other. */
export function adder(database: DatabaseSync, table: string, columns: Columns) {
  const names = [...columns.keys()].map(quoted).join(', ')
  const marks = [...columns.keys()].map(() => '?').join(', ')
  const add = database.prepare(`insert into ${quoted(table)} (${names}) values (${marks})`)
  return (row: PortableRow) => add.run(...toSqlite(columns, row))
}

/** The last number that was given in each table: SQLite remembers it, so that none comes twice. */
export function lastNumbersIn(database: DatabaseSync): Map<string, number> {
  const rows = database.prepare('select name, seq from sqlite_sequence').all()
  return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]))
}

export function continueIn(database: DatabaseSync, table: string, last: number): void {
  const [made] = database.prepare('select sql from sqlite_master where name =?').all(table)
  if (last === 0 || !/autoincrement/i.test(String(made?.sql))) return
  database.prepare('delete from sqlite_sequence where name =?').run(table)
  database.prepare('insert into sqlite_sequence (name, seq) values (?,?)').run(table, last)
}
