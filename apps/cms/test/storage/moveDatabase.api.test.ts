import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migratePostgres } from '../../src/database/migrating/migratePostgres.ts'
import { migrateSqlite } from '../../src/database/migrating/migrateSqlite.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'
import { everythingIn, fillEveryColumn } from './everyColumn.ts'

const migrations = join(import.meta.dirname, '../../src/database/migrations')

describe('the database goes from one kind to the other', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-move-'))
  const filled = join(folder, 'filled.sqlite')
  let cluster: PostgresCluster
  let missing: string | undefined
  let dataDir: string
  let url: string
  let databases = 0

  const psql = (question: string, where = url) =>
    execFileSync('psql', [where, '-tAqc', question], { encoding: 'utf8' }).trim()
  const createDatabase = () => {
    databases += 1
    psql(`create database moved_${databases}`, cluster.url)
    return cluster.url.replace(/postgres$/, `moved_${databases}`)
  }

  beforeAll(async () => {
    const started = await startPostgres()
    if (typeof started === 'string') {
      missing = started
      return console.info(started)
    }
    cluster = started
    const shape = createDatabase()
    await migratePostgres(shape, join(migrations, 'postgres'))
    await migrateSqlite(filled, join(migrations, 'sqlite'))
    fillEveryColumn(filled, shape)
  })
  beforeEach(({ skip }) => {
    if (missing !== undefined) skip(missing)
    dataDir = mkdtempSync(join(folder, 'data-'))
    url = createDatabase()
  })
  afterAll(() => {
    cluster?.stop()
    rmSync(folder, { recursive: true })
  })

  const file = () => join(dataDir, 'sira.sqlite')
  const takeFilled = () => new DatabaseSync(filled).prepare('vacuum into ?').run(file())
  const move = (direction: string, more: Record<string, string> = {}) =>
    run('commands/moveCommand.ts', [direction], more)
  function run(program: string, given: string[], more: Record<string, string>) {
    const path = join(import.meta.dirname, '../..', program)
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...given], {
      env: {
        ...process.env,
        PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        ...more,
      },
      encoding: 'utf8',
      timeout: 60_000,
    })
    return { status, said: stdout + stderr }
  }
  const tablesThere = () =>
    Number(psql(`select count(*) from pg_tables where schemaname = 'public'`))

  it('and back, with every row of every table as it was, and numbers that go on', () => {
    takeFilled()
    const before = everythingIn(file())
    const there = move('to-postgres')
    expect(there.said).toContain('toutes relues et comparées')
    expect(there.status).toBe(0)
    expect(existsSync(file())).toBe(false)
    expect(everythingIn(`${file()}.before-move-to-postgres`)).toEqual(before)
    expect(psql('select count(*) from users')).toBe('2')
    const next = `insert into payload_kv (key, data) values ('next', '1') returning id`
    expect(psql(`begin; ${next}; rollback`)).toBe('3')
    // A number that was tried is gone in PostgreSQL: the next one is one more.
    psql(`select setval('payload_kv_id_seq', 2)`)
    expect(
      psql(`select count(*) from pg_constraint where contype = 'f' and not convalidated`),
    ).toBe('0')

    const back = move('to-sqlite')
    expect(back.said).toContain('Retirez DATABASE_URL')
    expect(back.status).toBe(0)
    expect(everythingIn(file())).toEqual(before)
    expect(Object.keys(before).length).toBeGreaterThan(100)
  })

  it.each([
    [
      'another copy of it',
      'create table users (id int)',
      /n’est pas vide \(1 tables, dont users\)/,
    ],
    ['anything else', 'create table notes (text text)', /n’est pas vide/],
  ])(
    'is refused where PostgreSQL holds %s, and leaves both as they are',
    (_what, made, sentence) => {
      takeFilled()
      const before = everythingIn(file())
      psql(made)
      const { status, said } = move('to-postgres')
      expect(said).toMatch(sentence)
      expect(status).toBe(1)
      expect(tablesThere()).toBe(1)
      expect(everythingIn(file())).toEqual(before)
    },
  )

  it('that fails midway leaves the file as it was and PostgreSQL empty, and names the table', () => {
    takeFilled()
    const database = new DatabaseSync(file())
    database.exec(`update users set created_at = 'hier' where id = 2`)
    database.close()
    const before = everythingIn(file())
    const { status, said } = move('to-postgres')
    expect(said).toMatch(/arrêté \(table users, .*\)\. La base de départ n’a pas changé/)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(1)
    expect(psql('select count(*) from users')).toBe('0')
    expect(psql('select count(*) from blogs')).toBe('0')
    expect(everythingIn(file())).toEqual(before)

    // Put right, it is moved into the same one.
    const repaired = new DatabaseSync(file())
    repaired.exec(`update users set created_at = updated_at where id = 2`)
    repaired.close()
    expect(move('to-postgres').status).toBe(0)
    expect(move('to-postgres').said).toContain('Il n’y a pas de base')
    takeFilled()
    expect(move('to-postgres').said).toMatch(/n’est pas vide/)
  })

  it('and no empty one takes its place where DATABASE_URL is forgotten', () => {
    takeFilled()
    move('to-postgres')
    const started = run('server/main.ts', [], { DATABASE_URL: '', CMS_PORT: '0' })
    expect(started.said).toContain('donnez son adresse dans DATABASE_URL')
    expect(started.status).toBe(1)
    expect(existsSync(file())).toBe(false)
  })

  it('that fails on the way back leaves PostgreSQL as it was and no file', () => {
    takeFilled()
    move('to-postgres')
    psql(
      `alter table users add column of_somebody_else text; update users set of_somebody_else = 'x'`,
    )
    const { status, said } = move('to-sqlite')
    expect(said).toContain('arrêté (table users')
    expect(status).toBe(1)
    expect(readdirSync(dataDir).filter((name) => /sqlite(\.part.*)?$/.test(name))).toEqual([])
    expect(psql('select count(*) from users')).toBe('2')
  })

  it('is refused where there is a file already, or another back office at work', async () => {
    takeFilled()
    move('to-postgres')
    takeFilled()
    expect(move('to-sqlite').said).toContain('existe et n’est pas vide')
    rmSync(file())
    const env = { ...process.env, PGAPPNAME: 'sira-back-office-x-01234567' }
    const other = spawn('psql', [url, '-tAq'], { env })
    other.stdin.write('select 1;\n')
    await once(other.stdout, 'data')
    expect(move('to-sqlite').said).toContain('Un back office travaille encore')
    other.stdin.end()
  })

  it('is refused while another program has the file open', () => {
    takeFilled()
    const other = new DatabaseSync(file())
    other.exec('PRAGMA journal_mode = WAL; BEGIN; SELECT count(*) FROM users')
    expect(move('to-postgres').said).toContain('est ouvert par un autre programme')
    other.close()
    expect(tablesThere()).toBe(0)
  })

  it('is refused on a base of another version, and without DATABASE_URL', () => {
    takeFilled()
    const database = new DatabaseSync(file())
    database.exec(
      'delete from payload_migrations where id = (select max(id) from payload_migrations)',
    )
    database.close()
    expect(move('to-postgres').said).toContain('démarrez le produit une fois')
    expect(tablesThere()).toBe(0)
    expect(move('to-postgres', { DATABASE_URL: '' }).said).toContain('Indiquez dans DATABASE_URL')
    expect(move('vers-postgres').said).toContain('npm run move -- to-postgres')
  })
})
