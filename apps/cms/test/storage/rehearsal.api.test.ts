import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningPart } from '../../../../scripts/product/part.ts'
import { startBackOffice as startBackOfficeOf } from '../../../../scripts/product/parts.ts'
import { freePort } from '../../../../scripts/product/ports.ts'
import { root } from '../../../../scripts/product/settings.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'

const secrets = {
  PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
  INVALIDATION_SECRET: 'another-secret-for-tests-only-0123',
  ADMIN_PASSWORD: 'Un-mot-de-passe-pour-essayer-7',
}

describe.each(['SQLite', 'PostgreSQL'])('a rehearsal on %s', { timeout: 240_000 }, (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-rehearsal-'))
  let cluster: PostgresCluster | string | undefined
  let environment: NodeJS.ProcessEnv
  let running: RunningPart | undefined

  beforeAll(async () => {
    cluster = kind === 'PostgreSQL' ? await startPostgres() : undefined
    environment = {
      ...process.env,
      ...secrets,
      NODE_ENV: 'production',
      DATABASE_URL: typeof cluster === 'object' ? cluster.url : '',
      DATA_DIR: join(folder, 'data'),
      BACKUP_DIR: join(folder, 'backups'),
      PORT: String(await freePort()),
      CMS_PORT: String(await freePort()),
      SITE_URL: 'http://127.0.0.1:9',
      SEED_DEMO: 'no',
      LOG_LEVEL: 'error',
    }
  })
  afterAll(async () => {
    await running?.stop()
    if (typeof cluster === 'object') cluster.stop()
    rmSync(folder, { recursive: true })
  })

  async function startBackOffice(): Promise<void> {
    const port = Number(environment.PORT)
    const cmsPort = Number(environment.CMS_PORT)
    running = await startBackOfficeOf({
      port,
      cmsPort,
      apiUrl: `http://127.0.0.1:${cmsPort}/api`,
      siteProcesses: 1,
      usesRemoteBackOffice: false,
      dataDir: join(folder, 'data'),
      environment,
    })
  }

  async function write(email: string): Promise<void> {
    const answer = await fetch(`${running?.url}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { name: 'Awa', email, message: 'Bonjour' } }),
    })
    expect(answer.status).toBe(200)
  }

  function writers(): string[] {
    const question = 'SELECT email FROM contacts ORDER BY id'
    if (typeof cluster === 'object') {
      return execFileSync('psql', [cluster.url, '-tAc', question], { encoding: 'utf8' })
        .trim()
        .split('\n')
    }
    const database = new DatabaseSync(join(folder, 'data', 'sira.sqlite'), { readOnly: true })
    const rows = database.prepare(question).all()
    database.close()
    return rows.map(({ email }) => String(email))
  }

  /** Gives what the command said of a failure; nothing where it did what it was asked for. */
  async function run(...command: string[]): Promise<string> {
    try {
      await promisify(execFile)('npm', ['run', '--silent', ...command], {
        cwd: root,
        env: environment,
      })
      return ''
    } catch (error) {
      // Never empty: that it failed, then what it wrote.
      return String(error)
    }
  }

  it('brings a product back to what it was when it was copied, and it goes on from there', async ({
    skip,
  }) => {
    if (typeof cluster === 'string') return skip(cluster)
    await startBackOffice()
    await write('avant@exemple.bf')
    expect(await run('backup')).toBe('')
    await write('apres@exemple.bf')
    const [archive = ''] = readdirSync(join(folder, 'backups'))
    // A product that runs would write over what is put back.
    expect(await run('restore', '--', join(folder, 'backups', archive))).toContain('déjà utilisé')
    await running?.stop()
    expect(writers()).toEqual(['avant@exemple.bf', 'apres@exemple.bf'])

    expect(await run('restore', '--', join(folder, 'backups', archive))).toBe('')
    expect(writers()).toEqual(['avant@exemple.bf'])
    await startBackOffice()
    await write('ensuite@exemple.bf')
    expect(writers()).toEqual(['avant@exemple.bf', 'ensuite@exemple.bf'])
  })
})
