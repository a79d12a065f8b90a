import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { defaultPrivacy } from '@sira/contract/legal/privacy'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { guardedMigrate } from '../../src/database/migrating/guardedMigrate.ts'
import { migratePostgres } from '../../src/database/migrating/migratePostgres.ts'
import { migrateSqlite } from '../../src/database/migrating/migrateSqlite.ts'
import { loadMigration, migrationNames } from '../../src/database/migrating/migrationFiles.ts'
import { startPostgres } from '../support/postgres.ts'
import { fillEveryTable, readEveryRow } from './everyRow.ts'
import { unindexedPostgres, unindexedSqlite } from './unindexedParents.ts'

/** Columns that a later migration takes away on purpose: accounts are slowed, never locked. */
const takenAway: Readonly<Record<string, readonly string[]>> = {
  users: ['login_attempts', 'lock_until'],
}

/**
 * SQLite keeps a choice as text, so that another one in a list is a change for PostgreSQL alone; and
 * each database has indexes of its own.
 */
const ofOneDatabase = /^(?:ALTER TYPE \S+ ADD VALUE|CREATE (?:UNIQUE )?INDEX|CREATE FUNCTION) /i

function changesTables(file: string): boolean {
  const [up = ''] = readFileSync(file, 'utf8').split('export async function down')
  const statements = up.match(/\b(?:ALTER|CREATE|DROP|INSERT|UPDATE|DELETE) [^;]+;/gi) ?? []
  return !statements.every((statement) => ofOneDatabase.test(statement))
}

const folder = join(import.meta.dirname, '../../src/database/migrations/sqlite')

describe('the committed migrations', () => {
  const workplace = mkdtempSync(join(tmpdir(), 'sira-upgrade-'))
  const file = join(workplace, 'sira.sqlite')
  afterAll(() => rmSync(workplace, { recursive: true }))

  it('exist for both databases, under the same names', () => {
    const changesIn = (of: string) =>
      migrationNames(of)
        .filter((name) => changesTables(join(of, `${name}.ts`)))
        .map((name) => name.replace(/^\d+_\d+_/, ''))

    expect(changesIn(folder).length).toBeGreaterThan(30)
    expect(changesIn(join(folder, '../postgres'))).toEqual(changesIn(folder))
  })

  it('leave nothing of the collections and tasks unsaid, in either database', () => {
    const copy = join(workplace, 'migrations')
    cpSync(join(folder, '..'), copy, { recursive: true })
    const written = () => readdirSync(copy, { recursive: true }).toSorted()
    const committed = written()
    const command = join(import.meta.dirname, '../../commands/createMigrations.ts')
    const { status } = spawnSync(process.execPath, [command, 'forgotten', copy])

    expect(status).toBe(0)
    expect(written()).toEqual(committed)
  }, 120_000)

  it('lose no row of any table of a database filled at the first one', async () => {
    const [first = ''] = migrationNames(folder)
    await guardedMigrate(file, [await loadMigration(folder, first)])
    const client = createClient({ url: `file:${file}` })
    await fillEveryTable(client)
    const before = await readEveryRow(client)
    client.close()

    await migrateSqlite(file, folder)

    const after = createClient({ url: `file:${file}` })
    const found = await readEveryRow(after)
    after.close()
    expect([...before.keys()].length).toBeGreaterThan(40)
    for (const [table, rows] of before) {
      expect(rows.length, table).toBeGreaterThan(0)
      // A later migration may add columns, and its own line to the list of migrations.
      const kept = rows.map((row) => without(row, takenAway[table] ?? []))
      const asBefore = kept.map((row) => expect.objectContaining(row))
      expect(found.get(table), table).toEqual(expect.arrayContaining(asBefore))
    }
  })
})

/** They told visitors what staff were to complete: only a text that nobody touched is replaced. */
describe('the legal models of the versions before', () => {
  const phrase = 'le numéro de la déclaration est à compléter ici.'
  const former = `${phrase}${'x'.repeat(3245 - phrase.length)}`
  const written = `Nous avons écrit ceci. ${phrase}`
  const name = migrationNames(folder).find((one) => one.endsWith('company_facts_and_call')) ?? ''

  it('give way to the model of today, and a text of the company stays, on SQLite', async () => {
    const workplace = mkdtempSync(join(tmpdir(), 'sira-legal-'))
    onTestFinished(() => rmSync(workplace, { recursive: true }))
    const file = join(workplace, 'sira.sqlite')
    const names = migrationNames(folder)
    const before = names.slice(0, names.indexOf(name))
    await guardedMigrate(file, await Promise.all(before.map((one) => loadMigration(folder, one))))
    const client = createClient({ url: `file:${file}` })
    onTestFinished(() => client.close())
    await client.execute('insert into settings (id) values (1)')
    for (const [locale, text] of [
      ['fr', `${former}\n`],
      ['en', written],
    ] as const) {
      const sql =
        'insert into settings_locales (_locale, _parent_id, privacy_text) values (?, 1, ?)'
      await client.execute({ sql, args: [locale, text] })
    }

    await migrateSqlite(file, folder)

    const { rows } = await client.execute(
      'select _locale, privacy_text from settings_locales order by _locale desc',
    )
    expect(rows.map((row) => row.privacy_text)).toEqual([defaultPrivacy, written])
  })
})

/** Without it, the texts of one article are looked for among those of all articles. */
describe('every table whose rows belong to others finds them through an index', () => {
  it('on SQLite', async () => {
    const workplace = mkdtempSync(join(tmpdir(), 'sira-indexes-'))
    onTestFinished(() => rmSync(workplace, { recursive: true }))
    const file = join(workplace, 'sira.sqlite')
    await migrateSqlite(file, folder)

    const client = createClient({ url: `file:${file}` })
    onTestFinished(() => client.close())
    expect(await unindexedSqlite(client)).toEqual([])
  })

  it('on PostgreSQL', async ({ skip }) => {
    const cluster = await startPostgres()
    if (typeof cluster === 'string') return skip(cluster)
    onTestFinished(() => cluster.stop())
    await migratePostgres(cluster.url, join(folder, '../postgres'))

    expect(await unindexedPostgres(cluster.url)).toEqual([])
  })
})

function without(row: object, columns: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}
