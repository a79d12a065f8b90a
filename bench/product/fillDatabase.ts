import { DatabaseSync } from 'node:sqlite'
import { type RecordType, recordTypeNames, recordTypes } from '@sira/contract/kinds/recordTypes'

/** How many copies of each type to add. */
type Copies = { readonly [Type in RecordType]?: number }

/**
 * Adds copies of the demo records to a seeded SQLite file, all of them further down their list than
 * the originals: the first page of every list stays the same, so its time compares.
 */
export function fillDatabase(file: string, copies: Copies): void {
  const database = new DatabaseSync(file)
  database.exec('begin')
  for (const type of recordTypeNames) {
    const count = copies[type] ?? 0
    if (count > 0) fill(database, type, count)
  }
  database.exec('commit')
  database.close()
}

/** Another moment for each copy, before or after those of all originals. */
const moment = (start: string, sign: '+' | '-') =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', '${start}', '${sign}' || number || ' hours')`
const earlier = moment('2020-01-01', '-')
const later = moment('2090-01-01', '+')

/** The columns of a copy that are not those of its original. */
function changedColumns(type: RecordType): Record<string, string> {
  const { drafted, openUntil, order, page } = recordTypes[type]
  return {
    ...(page?.of === 'slug' ? { slug: "'copie-' || number" } : {}),
    ...(drafted ? { published_at: earlier } : {}),
    ...(openUntil === undefined ? {} : { [openUntil]: "'2099-01-01T00:00:00.000Z'" }),
    [columnOf(order.field)]: placeInList(type),
  }
}

/** What puts a copy behind the originals. */
function placeInList(type: RecordType): string {
  const { field, direction } = recordTypes[type].order
  if (field === '_order') return "'z' || printf('%08d', number)"
  return direction === 'desc' ? earlier : later
}

/** As Payload writes the name of a field in SQL. */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A table of `number`, the copy's, and `original`, the id of what it is a copy of. */
function copiesSql(type: RecordType, count: number): string {
  const visible = recordTypes[type].drafted ? "where _status = 'published'" : ''
  return `with recursive
    numbers(number) as (select 0 union all select number + 1 from numbers where number + 1 < ${count}),
    originals as (select id, row_number() over (order by id) - 1 as at from ${type} ${visible}),
    copies as (
      select number, id as original from numbers
      join originals on at = number % (select count(*) from originals)
    )`
}

function fill(database: DatabaseSync, type: RecordType, count: number): void {
  const last = database.prepare(`select max(id) as id from ${type}`).get()?.id ?? 0
  const id = `${last} + 1 + number`
  const copies = copiesSql(type, count)
  database.exec(copySql(database, type, copies, { id, ...changedColumns(type) }, 'id'))
  const texts = `${type}_locales`
  database.exec(copySql(database, texts, copies, { id: 'null', _parent_id: id }, '_parent_id'))
}

function copySql(
  database: DatabaseSync,
  table: string,
  copies: string,
  changed: Record<string, string>,
  linkedBy: string,
): string {
  const columns = database
    .prepare(`pragma table_info(${table})`)
    .all()
    .map(({ name }) => String(name))
  const values = columns.map((name) => changed[name] ?? `rows."${name}"`)
  return `${`insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})`}
    ${copies} select ${values.join(', ')} from copies join ${table} as rows on rows.${linkedBy} = original`
}
