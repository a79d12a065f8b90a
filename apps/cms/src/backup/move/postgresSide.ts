import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { OneTransaction } from '../../database/inOneTransaction.ts'
import type { Columns, Kind, PortableRow } from './portableRows.ts'

const atOnce = 500
const kinds: Readonly<Record<string, Kind>> = {
  bool: 'boolean',
  json: 'json',
  jsonb: 'json',
  timestamptz: 'time',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
}
/** Each database records its own migrations. */
const ownNotes = 'payload_migrations'

/** All tables, with the columns of each. */
export async function tablesOf({ execute }: OneTransaction): Promise<Map<string, Columns>> {
  const { rows } = await execute(sql`select c.table_name, c.column_name, c.udt_name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`)
  const tables = new Map<string, Map<string, Kind>>()
  for (const row of rows) {
    const [table, column] = [String(row.table_name), String(row.column_name)]
    if (table === ownNotes) continue
    const columns = tables.get(table) ?? new Map<string, Kind>()
    tables.set(table, columns.set(column, kinds[String(row.udt_name)] ?? 'text'))
  }
  return tables
}

/** The rows of a table, some at a time. */
export async function* rowsOf(
  { execute }: OneTransaction,
  table: string,
): AsyncGenerator<PortableRow> {
  const name = sql.identifier(table)
  await execute(
    sql`declare moved no scroll cursor for select row_to_json(t)::text as row from ${name} t`,
  )
  for (;;) {
    const { rows } = await execute(sql.raw(`fetch ${atOnce} from moved`))
    if (rows.length === 0) break
    for (const { row } of rows) yield JSON.parse(String(row))
  }
  await execute(sql`close moved`)
}

export async function addRows(
  { execute }: OneTransaction,
  table: string,
  rows: readonly PortableRow[],
): Promise<void> {
  const name = sql.identifier(table)
  await execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`,
  )
}

/** Tables refer to each other in circles: the references are checked once all rows are there. */
export async function withoutReferences(
  { execute }: OneTransaction,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await execute(sql`select conrelid::regclass::text as "table",
    quote_ident(conname) as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`)
  const change = ({ table }: (typeof rows)[number], what: string) =>
    execute(sql.raw(`alter table ${table} ${what}`))
  for (const row of rows) await change(row, `drop constraint ${row.name}`)
  await work()
  for (const row of rows) await change(row, `add constraint ${row.name} ${row.rule}`)
}

/** The last number that was given in each table that gives some; 0 for none. */
export async function lastNumbers({ execute }: OneTransaction): Promise<Map<string, number>> {
  const { rows } = await execute(sql`select t.relname as "table", s.last_value from pg_class t
    join pg_depend d on d.refobjid = t.oid and d.deptype = 'a'
    join pg_class q on q.oid = d.objid and q.relkind = 'S'
    join pg_sequences s on s.schemaname = current_schema() and s.sequencename = q.relname
    where t.relnamespace = current_schema()::regnamespace`)
  return new Map(rows.map((row) => [String(row.table), Number(row.last_value ?? 0)]))
}

/** Continues the numbers after this one and after all existing ones. */
export async function continueAfter(
  { execute }: OneTransaction,
  table: string,
  last: number,
): Promise<void> {
  const name = sql.identifier(table)
  const { rows } = await execute(
    sql`select greatest(coalesce(max(id), 0), ${last}::bigint) as last from ${name}`,
  )
  const newest = Number(rows[0]?.last)
  if (newest === 0) return
  await execute(
    sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${newest}::bigint)`,
  )
}
