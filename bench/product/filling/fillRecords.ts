import { type RecordType, recordTypeNames, recordTypes } from '@sira/contract/kinds/recordTypes'
import type { FilledDatabase } from './filledDatabase.ts'

/** The number of copies to add of each type. */
export type Copies = { readonly [Type in RecordType]?: number }

/**
 * Adds copies of the demo records, with their texts, relations and newest versions. All of them
 * come after the originals in every list: the first pages stay the same, so their times can be
 * compared.
 */
export async function fillRecords(database: FilledDatabase, copies: Copies): Promise<void> {
  for (const type of recordTypeNames) {
    const count = copies[type] ?? 0
    if (count > 0) await fill(database, type, count)
  }
  // PostgreSQL does this by itself a minute later; SQLite never does (decision 24).
  if (database.dialect === 'postgres') await database.run('analyze')
}

async function fill(database: FilledDatabase, type: RecordType, count: number): Promise<void> {
  const { drafted, title } = recordTypes[type]
  const last = await database.lastId(type)
  const id = `${last} + 1 + number`
  // Copies made before are not copied again.
  const originals = `select id from ${type} where id <= ${last}${drafted ? " and _status = 'published'" : ''}`
  const copies = copiesSql(originals, count)
  const changed = changedColumns(database, type)
  await copy(database, { table: type, copies, linkedBy: 'id', changed: { id, ...changed } })
  await copyParts(database, type, copies, id, columnOf(title))
  if (!drafted) return
  const versions = `_${type}_v`
  const version = `${await database.lastId(versions)} + 1 + number`
  const latest = copiesSql(
    `select max(id) as id from ${versions}
     where latest = true and parent_id in (${originals}) group by parent_id`,
    count,
  )
  const { updated_at = '', ...others } = changed
  const inVersion = Object.entries({ updated_at, ...others }).map(([name, value]) => [
    `version_${name}`,
    value,
  ])
  await copy(database, {
    table: versions,
    copies: latest,
    linkedBy: 'id',
    changed: { id: version, parent_id: id, updated_at, ...Object.fromEntries(inVersion) },
  })
  await copyParts(database, versions, latest, version, `version_${columnOf(title)}`)
}

/** Copies the texts in each language and the relations of the rows of a table. */
async function copyParts(
  database: FilledDatabase,
  table: string,
  copies: string,
  id: string,
  title: string,
): Promise<void> {
  await copy(database, {
    table: `${table}_locales`,
    copies,
    linkedBy: '_parent_id',
    changed: { _parent_id: id, [title]: `rows."${title}" || ' ' || number` },
  })
  const changed = { parent_id: id }
  await copy(database, { table: `${table}_rels`, copies, linkedBy: 'parent_id', changed })
}

/** Gives the columns in which a copy differs from its original. */
function changedColumns(database: FilledDatabase, type: RecordType): Record<string, string> {
  const { drafted, openUntil, order, page } = recordTypes[type]
  const [earlier, later] = [
    moment(database, '2020-01-01', '-'),
    moment(database, '2090-01-01', '+'),
  ]
  const place = {
    asc: order.field === '_order' ? `'z' || ${eightDigits(database)}` : later,
    desc: earlier,
  }
  return {
    ...(page?.of === 'slug' ? { slug: "'copie-' || number" } : {}),
    ...(drafted ? { published_at: earlier } : {}),
    ...(openUntil === undefined ? {} : { [openUntil]: "'2099-01-01T00:00:00.000Z'" }),
    [columnOf(order.field)]: place[order.direction],
    updated_at: earlier,
  }
}

/** Gives a different time for each copy, before or after the times of all originals. */
export function moment({ dialect }: FilledDatabase, start: string, sign: '+' | '-'): string {
  return dialect === 'postgres'
    ? `(timestamptz '${start}' ${sign} number * interval '1 hour')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', '${start}', '${sign}' || number || ' hours')`
}

function eightDigits({ dialect }: FilledDatabase): string {
  return dialect === 'postgres' ? "right('0000000' || number, 8)" : "printf('%08d', number)"
}

/** Gives the name of a field in SQL, as Payload writes it. */
function columnOf(field: string): string {
  return field.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
}

/** A table with `number`, that of the copy, and `original`, the id of its original. */
export function copiesSql(originals: string, count: number): string {
  return `with recursive
    numbers(number) as (select 0 union all select number + 1 from numbers where number + 1 < ${count}),
    ids as (${originals}),
    originals as (select id, row_number() over (order by id) - 1 as place from ids),
    copies as (
      select number, id as original from numbers
      join originals on place = number % (select count(*) from originals)
    )`
}

interface Copying {
  table: string
  /** The result of {@link copiesSql}. */
  copies: string
  /** The column of the link to the original. */
  linkedBy: string
  changed: Record<string, string>
  /** Its ids are letters: no sequence counts them. */
  lettered?: boolean
}

/** Copies rows; a row without an id gets the next one of its table. */
export async function copy(
  database: FilledDatabase,
  { table, copies, linkedBy, changed, lettered = false }: Copying,
): Promise<void> {
  const columns = (await database.columnsOf(table)).filter(
    (name) => name !== 'id' || changed.id !== undefined,
  )
  if (columns.length === 0) return
  const values = columns.map((name) => changed[name] ?? `rows."${name}"`)
  await database.run(`insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
    ${copies} select ${values.join(', ')} from copies join ${table} as rows on rows.${linkedBy} = original
    order by number`)
  if (database.dialect === 'postgres' && changed.id !== undefined && !lettered) {
    await database.run(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    )
  }
}
