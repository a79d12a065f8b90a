import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardedMigrate } from './guardedMigrate.ts'
import type { Migration } from './migrationFiles.ts'

const tables = [
  'create table payload_migrations (id integer primary key, name text, batch numeric)',
  'create table authors (id integer primary key, name text)',
  `create table books (id integer primary key, title text,
    author_id integer references authors(id) on delete cascade)`,
  `insert into authors values (1, 'Ki-Zerbo'), (2, 'Titinga Pacéré')`,
  `insert into books values (1, 'A', 1), (2, 'B', 1), (3, 'C', 2)`,
]

function migration(name: string, statements: string[], intendedLosses: string[] = []): Migration {
  return {
    name,
    intendedLosses,
    async up(database) {
      for (const statement of statements) await database.run?.(sql.raw(statement))
    },
  }
}

/** The SQL that is generated where two tables are rebuilt: keys on again in the middle. */
const rebuilt = migration('rebuild', [
  'PRAGMA foreign_keys=OFF',
  'create table __new_books (id integer primary key, title text, author_id integer references authors(id) on delete cascade)',
  'insert into __new_books select id, title, author_id from books',
  'drop table books',
  'alter table __new_books rename to books',
  'PRAGMA foreign_keys=ON',
  'create table __new_authors (id integer primary key, name text, country text)',
  'insert into __new_authors (id, name) select id, name from authors',
  'drop table authors',
  'alter table __new_authors rename to authors',
])

describe('upgrading a SQLite file under guard (architecture.md)', () => {
  let folder = ''
  let file = ''

  async function within<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = createClient({ url: `file:${file}` })
    try {
      return await work(client)
    } finally {
      client.close()
    }
  }
  const count = (table: string) =>
    within(async (client) => {
      const { rows } = await client.execute(`select count(*) as total from ${table}`)
      return Number(rows[0]?.total)
    })

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sira-guard-'))
    file = join(folder, 'sira.sqlite')
    await within(async (client) => {
      await client.execute('PRAGMA journal_mode = WAL')
      for (const statement of tables) await client.execute(statement)
    })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('keeps every row where a migration rebuilds two linked tables', async () => {
    await guardedMigrate(file, [rebuilt])

    expect([await count('authors'), await count('books')]).toEqual([2, 3])
    expect(await count('payload_migrations')).toBe(1)
    expect(existsSync(`${file}.before-rebuild`)).toBe(true)
  })

  it.each([
    ['deletes rows', ['delete from books where id = 3'], '« books » aurait perdu 1 lignes sur 3'],
    ['drops a table', ['drop table books'], '« books » aurait perdu 3 lignes sur 3'],
    [
      'leaves rows that point nowhere',
      ['delete from authors where id = 2'],
      'renvoient à d’autres',
    ],
    ['is wrong', ['insert into absent values (1)'], 'no such table: absent'],
  ])('stops a migration that %s, and brings the copy back', async (_what, statements, reason) => {
    const earlier = migration('fine', ['alter table books add column pages integer'])

    await expect(guardedMigrate(file, [earlier, migration('bad', statements)])).rejects.toThrow(
      reason,
    )

    expect([await count('authors'), await count('books')]).toEqual([2, 3])
    expect(await count('payload_migrations')).toBe(0)
    const { columns } = await within((client) => client.execute('select * from books'))
    expect(columns).not.toContain('pages')
  })

  it('leaves no journal beside the copy that comes back, be it a copy of a copy', async () => {
    const restored = join(folder, 'restored.sqlite')
    await within((client) => client.execute({ sql: 'VACUUM INTO ?', args: [restored] }))
    file = restored
    const wrong = migration('wrong', [
      'update books set title = 1',
      'insert into absent values (1)',
    ])
    for (const _attempt of [1, 2]) {
      await expect(guardedMigrate(file, [wrong])).rejects.toThrow('no such table: absent')
      expect(existsSync(`${file}-journal`)).toBe(false)
      const { rows } = await within((client) =>
        client.execute('select title from books order by id'),
      )
      expect(rows.map(({ title }) => title)).toEqual(['A', 'B', 'C'])
    }
  })

  it('lets go of rows that the migration declares as lost', async () => {
    await guardedMigrate(file, [migration('drop', ['drop table books'], ['books'])])

    await expect(count('books')).rejects.toThrow('no such table')
  })

  it('leaves nothing of what was erased before, when free pages still kept it', async () => {
    await within(async (client) => {
      await client.execute('PRAGMA secure_delete = OFF')
      await client.execute(`insert into authors values (3, 'Effacée depuis longtemps')`)
      await client.execute('delete from authors where id = 3')
      await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    })
    expect(readFileSync(file).includes('depuis longtemps')).toBe(true)

    await guardedMigrate(file, [migration('fine', ['alter table books add column pages integer'])])
    await within((client) => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'))

    expect(readFileSync(file).includes('depuis longtemps')).toBe(false)
    expect(await count('authors')).toBe(2)
  })

  it('does nothing when nothing is pending', async () => {
    await guardedMigrate(file, [])

    expect(existsSync(`${file}.before-rebuild`)).toBe(false)
  })
})
