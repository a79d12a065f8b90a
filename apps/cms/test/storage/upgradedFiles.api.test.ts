import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Ask, askDatabase } from '../../src/backup/database/askDatabase.ts'
import { makeBackup } from '../../src/backup/makeBackup.ts'
import { restoreBackup } from '../../src/backup/restoreBackup.ts'
import { migratePostgres } from '../../src/database/migrating/migratePostgres.ts'
import { migrateSqlite } from '../../src/database/migrating/migrateSqlite.ts'
import { unfinished } from '../../src/environment/unfinished.ts'
import { diskFolders } from '../../src/store/fileFolders.ts'
import { keepMoved } from '../../src/store/privateFiles/keepMoved.ts'
import { openPayload } from '../back-office/openPayload.ts'
import { hireStaff } from '../inbox/support/staff.ts'
import { startPostgres } from '../support/postgres.ts'

const source = join(import.meta.dirname, '../../src')
const migrations = join(source, 'database/migrations')

const pdfOf = (number: number) => `%PDF-1.7\nDevis ${number}\n${'x'.repeat(20_000)}\n%%EOF\n`
const base64 = (text: string) => Buffer.from(text).toString('base64')
const sameTwice = '%PDF-1.7\nProgramme\n%%EOF\n'
/** So many that a kill finds it at work. */
const many = 80

/** Tables as the version before had them, with what it kept in them. */
async function fill(ask: Ask): Promise<void> {
  await ask(sql`delete from payload_migrations where name like '%private_files'`)
  await ask(sql`drop index estimations_fichier_idx`)
  await ask(sql`alter table estimations drop column fichier`)
  await ask(sql`alter table estimations add column pdf text`)
  await ask(sql`drop index attachments_file_idx`)
  await ask(sql`alter table attachments drop column file`)
  await ask(sql`alter table attachments add column content text not null default ''`)
  for (let number = 1; number <= many; number += 1) {
    await ask(
      sql`insert into estimations (nom, numero, etat, locale, pdf) values ('Awa', ${`D2026-${number}`}, 'envoyé', 'fr', ${base64(pdfOf(number))})`,
    )
  }
  await ask(
    sql`insert into estimations (nom, etat, locale) values ('Brouillon', 'brouillon', 'fr')`,
  )
  await ask(
    sql`insert into emails (id, "to", subject, message_id, kind, state) values (7, 'awa@exemple.bf', 'Voici', 'answer-7', 'answer', 'sent')`,
  )
  for (let number = 1; number <= 2; number += 1) {
    await ask(
      sql`insert into attachments (email_id, name, type, size, content) values (7, 'Programme.pdf', 'application/pdf', ${sameTwice.length}, ${base64(sameTwice)})`,
    )
  }
}

async function check(ask: Ask, folder: string): Promise<void> {
  const read = (key: unknown) => readFileSync(join(folder, String(key)), 'utf8')
  const estimates = await ask(sql`select * from estimations order by id`)
  expect(estimates).toHaveLength(many + 1)
  expect(estimates[0]).not.toHaveProperty('pdf')
  for (const [at, { fichier }] of estimates.slice(0, many).entries()) {
    expect(read(fichier)).toBe(pdfOf(at + 1))
  }
  expect(estimates.at(-1)?.fichier).toBeNull()
  const attachments = await ask(sql`select * from attachments order by id`)
  expect(attachments[0]).not.toHaveProperty('content')
  const [one, other] = attachments.map(({ file }) => file)
  expect([read(one), read(other)]).toEqual([sameTwice, sameTwice])
  // Each row has a file of its own: it goes with it.
  expect(one).not.toBe(other)
  const whole = readdirSync(folder).filter((name) => !name.endsWith(unfinished))
  expect(whole).toHaveLength(many + 2)
}

describe('what rows of the version before keep in base64', { timeout: 120_000 }, () => {
  const place = mkdtempSync(join(tmpdir(), 'sira-upgraded-files-'))
  afterAll(() => rmSync(place, { recursive: true }))
  let dataDir: string
  let folder: string
  let products = 0
  beforeEach(() => {
    products += 1
    dataDir = join(place, `data-${products}`)
    folder = join(dataDir, 'private')
    mkdirSync(dataDir)
  })

  const keepFile = () => keepMoved(diskFolders(dataDir).privateFiles)
  const failing = (after: number) => {
    let left = after
    const keep = keepFile()
    return async (name: string, bytes: Uint8Array) => {
      if (left === 0) throw new Error('the disk is full')
      left -= 1
      await keep(name, bytes)
    }
  }
  const sqliteFile = () => join(dataDir, 'sira.sqlite')
  const onSqlite = () => ({
    asked: { databaseUrl: undefined, sqliteFile: sqliteFile() },
    migrate: (keep = keepFile()) => migrateSqlite(sqliteFile(), join(migrations, 'sqlite'), keep),
  })
  const oldSqlite = async () => {
    const { asked, migrate } = onSqlite()
    await migrate()
    await askDatabase(asked, fill)
  }
  /** The migration in a program of its own, which is killed once it has written some files. */
  async function killedMidway(kind: 'sqlite' | 'postgres', database: string): Promise<void> {
    const program = `
      const { diskFolders } = await import(${address('store/fileFolders.ts')})
      const { keepMoved } = await import(${address('store/privateFiles/keepMoved.ts')})
      const { ${kind === 'sqlite' ? 'migrateSqlite' : 'migratePostgres'}: migrate } =
        await import(${address(`database/migrating/migrate${kind === 'sqlite' ? 'Sqlite' : 'Postgres'}.ts`)})
      const [database, folder, dataDir] = process.argv.slice(1)
      await migrate(database, folder, keepMoved(diskFolders(dataDir).privateFiles))`
    const given = [database, join(migrations, kind), dataDir]
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, ...given], {
      stdio: 'ignore',
    })
    await expect.poll(written, { interval: 2, timeout: 20_000 }).toBeGreaterThan(10)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(written()).toBeLessThan(many)
  }
  const address = (path: string) => JSON.stringify(pathToFileURL(join(source, path)).href)
  const written = () => {
    try {
      return readdirSync(folder).length
    } catch {
      return 0
    }
  }

  describe('on SQLite', () => {
    it('becomes files at the first start, though that was killed or found the disk full', async () => {
      const { asked, migrate } = onSqlite()
      await oldSqlite()
      await killedMidway('sqlite', sqliteFile())
      await expect(migrate(failing(20))).rejects.toThrow('the disk is full')
      const stillThere = (ask: Ask) => ask(sql`select id from estimations where pdf <> ''`)
      expect(await askDatabase(asked, stillThere)).toHaveLength(many)
      await migrate()
      await askDatabase(asked, (ask) => check(ask, folder))
    })

    it('comes back from an old backup, and staff have it as before', async () => {
      await oldSqlite()
      const product = { dataDir, databaseUrl: undefined, fileBucket: undefined }
      const backup = { folder: join(place, 'backups'), bucket: undefined, days: 30 }
      const now = new Date()
      const made = await makeBackup(product, { ...backup, recipient: undefined }, now)
      await onSqlite().migrate()
      await restoreBackup(product, String(made.places[0]), undefined, now)
      expect(written()).toBe(0)

      const office = await openPayload({ settings: { DATA_DIR: dataDir } })
      onTestFinished(() => office.close())
      const call = await hireStaff(office)
      const printed = await call('agent', 'GET', 'estimations/1/pdf')
      expect([printed.status, await printed.text()]).toEqual([200, pdfOf(1)])
      const file = await call('agent', 'GET', 'attachments/2/file')
      expect([file.status, await file.text()]).toEqual([200, sameTwice])
      expect((await call('cashier', 'GET', 'attachments/2/file')).status).toBe(403)
      expect((await call('editor', 'GET', 'estimations/1/pdf')).status).toBe(403)
      await askDatabase(onSqlite().asked, (ask) => check(ask, folder))
    })
  })

  it('on PostgreSQL becomes files at the first start, though that was killed or found the disk full', async ({
    skip,
  }) => {
    const cluster = await startPostgres()
    if (typeof cluster === 'string') return skip(cluster)
    onTestFinished(() => cluster.stop())
    const asked = { databaseUrl: cluster.url, sqliteFile: '' }
    const migrate = (keep = keepFile()) =>
      migratePostgres(cluster.url, join(migrations, 'postgres'), keep)
    await migrate()
    await askDatabase(asked, fill)
    await killedMidway('postgres', cluster.url)
    await expect(migrate(failing(20))).rejects.toThrow('the disk is full')
    await migrate()
    await askDatabase(asked, (ask) => check(ask, folder))
  })
})
