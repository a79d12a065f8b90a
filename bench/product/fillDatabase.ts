import { DatabaseSync } from 'node:sqlite'

/** How many copies of each type to add. */
interface Copies {
  blogs: number
  jobs: number
  biblios: number
}

/**
 * Adds copies of the demo records to a seeded SQLite file, all of them older (or further down the
 * shelf) than the originals: the first page of every list stays the same, so its time compares.
 */
export function fillDatabase(file: string, copies: Copies): void {
  const database = new DatabaseSync(file)
  database.exec('begin')
  fill(database, 'blogs', copies.blogs, {
    slug: "'copie-' || number",
    published_at: earlier,
  })
  fill(database, 'jobs', copies.jobs, {
    slug: "'copie-' || number",
    date_publication: earlier,
    date_expiration: "'2099-01-01T00:00:00.000Z'",
    published_at: earlier,
  })
  fill(database, 'biblios', copies.biblios, { _order: "'z' || printf('%08d', number)" })
  database.exec('commit')
  database.exec('analyze')
  database.close()
}

/** A moment before 2020, another one for each copy. */
const earlier = "strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', '-' || number || ' hours')"

/** A table of `number`, the copy's, and `original`, the id of what it is a copy of. */
function copiesSql(table: string, count: number): string {
  const visible = table === 'biblios' ? '' : "where _status = 'published'"
  return `with recursive
    numbers(number) as (select 0 union all select number + 1 from numbers where number + 1 < ${count}),
    originals as (select id, row_number() over (order by id) - 1 as at from ${table} ${visible}),
    copies as (
      select number, id as original from numbers
      join originals on at = number % (select count(*) from originals)
    )`
}

function fill(
  database: DatabaseSync,
  table: 'blogs' | 'jobs' | 'biblios',
  count: number,
  changed: Record<string, string>,
): void {
  const last = database.prepare(`select max(id) as id from ${table}`).get()?.id ?? 0
  const id = `${last} + 1 + number`
  const copies = copiesSql(table, count)
  database.exec(copySql(database, table, copies, { id, ...changed }, 'id'))
  const texts = `${table}_locales`
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
