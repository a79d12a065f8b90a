import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopProgram } from '../../../../scripts/product/childProgram.ts'
import { freePort } from '../../../../scripts/product/ports.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'

describe.each([
  ['SQLite', '--only-new'],
  ['PostgreSQL', '--send-letters'],
])('a product that was put back, on %s (%s)', { timeout: 240_000 }, (kind, which) => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-held-'))
  const dataDir = join(folder, 'data')
  let cluster: PostgresCluster | string | undefined
  let settings: NodeJS.ProcessEnv
  let running: ChildProcess | undefined
  let said = ''

  beforeAll(async () => {
    cluster = kind === 'PostgreSQL' ? await startPostgres() : undefined
    settings = {
      ...process.env,
      NODE_ENV: 'production',
      CMS_PORT: String(await freePort()),
      SITE_URL: 'http://127.0.0.1:9',
      DATABASE_URL: typeof cluster === 'object' ? cluster.url : '',
      DATA_DIR: dataDir,
      BACKUP_DIR: join(folder, 'backups'),
      PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
      ADMIN_PASSWORD: 'Un-mot-de-passe-pour-essayer-7',
      SEED_DEMO: 'no',
      LOG_LEVEL: 'warn',
    }
  })
  afterAll(async () => {
    if (running) await stopProgram(running)
    if (typeof cluster === 'object') cluster.stop()
    rmSync(folder, { recursive: true })
  })

  const program = (path: string) => join(import.meta.dirname, '../..', path)
  const url = () => `http://127.0.0.1:${settings.CMS_PORT}`
  async function start(more: Record<string, string> = {}): Promise<void> {
    said = ''
    const env = { ...settings, ...more }
    running = spawn(process.execPath, [program('server/main.ts')], { env, stdio: 'pipe' })
    running.stdout?.on('data', (chunk) => {
      said += chunk
    })
    const answers = () =>
      fetch(`${url()}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(answers, { timeout: 90_000 }).toBe(true)
  }
  async function stop(): Promise<void> {
    running?.kill('SIGTERM')
    if (running?.exitCode === null) await once(running, 'exit')
  }
  async function command(name: string, ...given: string[]): Promise<string> {
    const asked = [program(`commands/${name}.ts`), ...given]
    const { stdout } = await promisify(execFile)(process.execPath, asked, { env: settings })
    return stdout
  }
  async function write(email: string): Promise<void> {
    const answer = await fetch(`${url()}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { name: 'Awa', email, message: 'Bonjour' } }),
    })
    expect(answer.status).toBe(200)
  }
  /** Without a mail server, a letter that leaves is a file. */
  const writtenTo = () => {
    const mail = join(dataDir, 'mail')
    const files = existsSync(mail) ? readdirSync(mail) : []
    return files.map((name) => /^To: (.*)$/m.exec(readFileSync(join(mail, name), 'utf8'))?.[1])
  }

  it('sends nothing of what waited until a person says so, then as much as he says', async ({
    skip,
  }) => {
    if (typeof cluster === 'string') return skip(cluster)
    // Its mail server is away: letters wait.
    await start({ SMTP_URL: 'smtp://127.0.0.1:9' })
    await write('avant@exemple.bf')
    await command('backupCommand')
    await stop()
    const [name = ''] = readdirSync(join(folder, 'backups'))
    const archive = join(folder, 'backups', name)

    // The acknowledgement, and the notice to the team.
    expect(await command('restoreCommand', archive)).toContain('2 lettres')
    await start()
    await expect.poll(() => said).toContain('rien ne part')
    expect(await command('doctorCommand')).toContain('rien ne part d’ici')
    await write('apres@exemple.bf')
    expect(writtenTo()).toEqual([])

    const told = await command('restoreCommand', which)
    expect(await command('doctorCommand')).not.toContain('rien ne part d’ici')
    await expect.poll(writtenTo).toContain('apres@exemple.bf')
    const left = which === '--only-new' ? '2 lettres d’avant' : 'Tout ce qui attendait part'
    expect(told).toContain(left)
    await expect.poll(() => writtenTo().length).toBe(which === '--only-new' ? 2 : 4)
    expect(writtenTo().includes('avant@exemple.bf')).toBe(which === '--send-letters')
    await stop()

    // Said with the restoration itself, nothing is held at all.
    expect(await command('restoreCommand', archive, which)).not.toContain('Rien ne part')
    expect(await command('restoreCommand', which)).toContain('Rien n’était retenu')
  })
})
