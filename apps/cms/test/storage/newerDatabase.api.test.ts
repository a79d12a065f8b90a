import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { migratePostgres } from '../../src/database/migrating/migratePostgres.ts'
import { migrateSqlite } from '../../src/database/migrating/migrateSqlite.ts'
import { startPostgres } from '../support/postgres.ts'

const migrations = join(import.meta.dirname, '../../src/database/migrations')
const later = `insert into payload_migrations (name, batch) values ('29991231_235959_later', 99)`

function start(script: string, dataDir: string, databaseUrl = '') {
  return spawnSync(process.execPath, [join(import.meta.dirname, '../..', script)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SEED_DEMO: 'no',
    },
    encoding: 'utf8',
    timeout: 60_000,
  })
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sira-newer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it.each(['server/main.ts', 'commands/seed.ts'])(
  '%s does not begin on a SQLite file of a newer version',
  async (script) => {
    const dataDir = ownFolder()
    const file = join(dataDir, 'sira.sqlite')
    await migrateSqlite(file, join(migrations, 'sqlite'))
    const database = new DatabaseSync(file)
    database.exec(later)
    database.close()

    const { status, stderr } = start(script, dataDir)
    expect(stderr).toContain('une version plus récente (29991231_235959_later)')
    expect(stderr).toContain('npm run restore')
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(1)
  },
)

it('the back office does not begin on a PostgreSQL of a newer version', async ({ skip }) => {
  const cluster = await startPostgres()
  if (typeof cluster === 'string') return skip(cluster)
  onTestFinished(() => cluster.stop())
  await migratePostgres(cluster.url, join(migrations, 'postgres'))
  spawnSync('psql', [cluster.url, '-qc', later])

  const { status, stderr } = start('server/main.ts', ownFolder(), cluster.url)
  expect(stderr).toContain('une version plus récente (29991231_235959_later)')
  expect(status).toBe(1)
})
