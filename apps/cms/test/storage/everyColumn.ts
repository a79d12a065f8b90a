import { execFileSync } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'

interface Column {
  table: string
  column: string
  type: string
  /** Where there are some: some were there from the beginning, others came by later migrations. */
  choices: string[] | null
}

const question = `select json_agg(json_build_object('table', c.table_name, 'column', c.column_name,
  'type', c.udt_name, 'choices', (select json_agg(enumlabel order by enumsortorder) from pg_enum e
    join pg_type t on t.oid = e.enumtypid where t.typname = c.udt_name)) order by c.table_name)
  from information_schema.columns c where table_schema = 'public' and table_name <> 'payload_migrations'`

/**
 * Two rows in each table of a SQLite file, with something in every column that PostgreSQL, asked for
 * its types, would take; each reference points to a row that exists.
 */
export function fillEveryColumn(file: string, postgres: string): void {
  const asked = execFileSync('psql', [postgres, '-tAc', question], { encoding: 'utf8' })
  const columns: Column[] = JSON.parse(asked)
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  const tables = Map.groupBy(columns, ({ table }) => table)
  for (const [table, own] of tables) {
    const references = database.prepare(`select "from" from pragma_foreign_key_list(?)`).all(table)
    const pointing = new Set(references.map(({ from }) => String(from)))
    const names = own.map(({ column }) => `"${column}"`).join(', ')
    const add = database.prepare(
      `insert or replace into "${table}" (${names}) values (${own.map(() => '?').join(', ')})`,
    )
    for (const number of [1, 2]) add.run(...own.map((one) => valueFor(one, number, pointing)))
  }
  if (database.prepare('PRAGMA foreign_key_check').all().length > 0) {
    throw new Error('A reference points nowhere.')
  }
  // The highest number is not that of a row any more: it must not be given again.
  database.exec('delete from payload_kv where id = 2')
  database.close()
}

function valueFor(
  { column, type, choices }: Column,
  number: number,
  pointing: ReadonlySet<string>,
): string | number {
  if (choices !== null) return choices.at(number === 1 ? 0 : -1) ?? ''
  const isNumber = /^(?:int|numeric|float)/.test(type)
  if (pointing.has(column) || column === 'id') return isNumber ? number : String(number)
  if (type === 'bool') return number - 1
  if (type === 'numeric') return number * 1000.25
  if (isNumber) return number
  if (type === 'timestamptz') return `2026-0${number}-15T23:59:59.00${number}Z`
  // In the order in which PostgreSQL keeps names.
  if (type === 'jsonb') return JSON.stringify({ a: { b: true }, zoé: [number, null, 'é"\\'] })
  return `${column} ${number}, l’été « عربي » 😀\n'";\t\\`
}

/** Every row of every table, and the last number of each, as SQLite gives them. */
export function everythingIn(file: string): Record<string, unknown> {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_stat%'
      and name <> 'payload_migrations' order by name`)
    .all()
  const found = tables.map(({ name }) => {
    const rows = database.prepare(`select * from "${name}" order by 1`).all()
    const ofTables =
      name === 'sqlite_sequence' ? rows.filter((row) => row.name !== 'payload_migrations') : rows
    return [String(name), ofTables]
  })
  database.close()
  return Object.fromEntries(found)
}
