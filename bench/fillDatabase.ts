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
    slug: "'copie-' || cast(:number as integer)",
    published_at: earlier(),
  })
  fill(database, 'jobs', copies.jobs, {
    slug: "'copie-' || cast(:number as integer)",
    date_publication: earlier(),
    date_expiration: "'2099-01-01T00:00:00.000Z'",
    published_at: earlier(),
  })
  fill(database, 'biblios', copies.biblios, { _order: "'z' || printf('%08d', :number)" })
  database.exec('commit')
  database.exec('analyze')
  database.close()
}

/** A moment before 2020, another one for each copy. */
function earlier(): string {
  return `strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', '-' || :number || ' hours')`
}

function fill(
  database: DatabaseSync,
  table: 'blogs' | 'jobs' | 'biblios',
  count: number,
  changed: Record<string, string>,
): void {
  const originals = database
    .prepare(`select id from ${table} where ${table === 'biblios' ? '1' : "_status = 'published'"}`)
    .all()
  const copyRecord = database.prepare(copySql(database, table, changed, 'id = :original'))
  const copyTexts = database.prepare(
    copySql(database, `${table}_locales`, { _parent_id: ':parent' }, '_parent_id = :original'),
  )
  for (let number = 0; number < count; number++) {
    const original = originals[number % originals.length]?.id ?? null
    const uses = Object.values(changed).some((value) => value.includes(':number'))
    const { lastInsertRowid } = copyRecord.run({ original, ...(uses ? { number } : {}) })
    copyTexts.run({ original, parent: lastInsertRowid })
  }
}

function copySql(
  database: DatabaseSync,
  table: string,
  changed: Record<string, string>,
  where: string,
): string {
  const columns = database
    .prepare(`pragma table_info(${table})`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== 'id')
  const values = columns.map((name) => changed[name] ?? `"${name}"`)
  return `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) select ${values.join(', ')} from ${table} where ${where}`
}
