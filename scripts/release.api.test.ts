import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from './product/ports.ts'
import { root } from './product/settings.ts'

const account = { email: 'admin@sira.example', password: 'Un-mot-de-passe-pour-essayer-7' }
const megabyte = 1024 * 1024

describe('npm run release', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-release-'))
  const copies = join(folder, 'copies')
  let home = ''
  let site = ''
  let settings: Record<string, string> = {}
  let running: ChildProcess | undefined
  let cookie = ''

  const run = (script: string, ...args: string[]) =>
    spawnSync(join(home, 'node_modules/.bin/node'), [`scripts/${script}.ts`, ...args], {
      cwd: home,
      encoding: 'utf8',
      env: { NODE_ENV: 'production', ...settings },
    })

  async function start(): Promise<void> {
    // A machine that has nothing of ours, no Node, no npm and no git.
    const child = spawn(join(home, 'node_modules/.bin/node'), ['scripts/start.ts'], {
      cwd: home,
      env: { NODE_ENV: 'production', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running = child
    for await (const said of child.stdout) if (String(said).includes('Prêt. Sira')) return
    throw new Error('The release does not start.')
  }
  async function stop(): Promise<void> {
    if (running === undefined || running.exitCode !== null) return
    running.kill('SIGTERM')
    await once(running, 'exit')
  }

  const post = (path: string, body: BodyInit, type?: string) =>
    fetch(`${site}${path}`, {
      method: 'POST',
      body,
      headers: { cookie, ...(type && { 'content-type': type }) },
    })
  const save = (path: string, body: object) => post(path, JSON.stringify(body), 'application/json')
  const message = (text: string) =>
    save('/api/contacts', { data: { name: 'Awa', email: 'awa@exemple.bf', message: text } })
  const messages = async () => {
    const answer = await fetch(`${site}/admin/api/contacts`, { headers: { cookie } })
    const { docs } = (await answer.json()) as { docs: { message: string }[] }
    return docs.map((one) => one.message)
  }

  beforeAll(async () => {
    execFileSync(process.execPath, ['scripts/release.ts', folder], { cwd: root })
    const [archive = ''] = readdirSync(folder)
    execFileSync('tar', ['-xzf', archive], { cwd: folder })
    home = join(folder, archive.replace('.tar.gz', ''))
    const [PORT, CMS_PORT] = [String(await freePort()), String(await freePort())]
    site = `http://127.0.0.1:${PORT}`
    settings = {
      PORT,
      CMS_PORT,
      DATA_DIR: join(folder, 'data'),
      BACKUP_DIR: copies,
      SEED_DEMO: 'no',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      LOG_LEVEL: 'error',
    }
    await start()
    const entered = await save('/admin/api/users/login', account)
    cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
  }, 300_000)
  afterAll(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  it('is small, and has nothing that only builds or tests', () => {
    const archive = `${home}.tar.gz`
    const { size } = statSync(archive)
    expect(size).toBeLessThan(180 * megabyte)
    for (const one of ['typescript', 'monaco-editor', 'vitest', '@biomejs', 'drizzle-kit']) {
      expect(existsSync(join(home, 'node_modules', one))).toBe(false)
    }
  })

  it('shows pages and screens, and lets the administrator in', async () => {
    expect((await fetch(`${site}/`)).status).toBe(200)
    expect(cookie).toContain('payload-token=')
    const screen = await fetch(`${site}/admin`, { headers: { cookie } })
    expect([screen.status, await screen.text()]).toEqual([
      200,
      expect.stringContaining('Sira, version'),
    ])
  })

  it('draws a paper as PDF', async () => {
    const lignes = [{ designation: 'Formation', quantite: 1, prix: 150_000 }]
    const valableJusquau = new Date(Date.now() + 30 * 24 * 3600_000).toISOString().slice(0, 10)
    const data = { nom: 'Awa', email: 'awa@exemple.bf', lignes, valableJusquau }
    const { doc } = await (await save('/admin/api/estimations', data)).json()
    const answer = await fetch(`${site}/admin/api/estimations/${doc.id}/pdf`, {
      headers: { cookie },
    })
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('makes a picture smaller', async () => {
    const picture = readFileSync(join(root, 'docs/images/home.webp'))
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), 'essai.webp')
    form.append('_payload', JSON.stringify({ alt: 'Un fond bleu' }))
    const answer = await post('/admin/api/media', form)
    expect(answer.status).toBe(201)
    const { doc } = await answer.json()
    const made = Object.values<{ width: number | null }>(doc.sizes).map(({ width }) => width)
    expect(made.some((width) => width !== null && width < doc.width)).toBe(true)
  })

  it('keeps forms, backs up while it runs, and is restored', async () => {
    expect((await message('avant la sauvegarde')).status).toBe(200)
    expect(run('backup').status).toBe(0)
    expect((await message('après la sauvegarde')).status).toBe(200)
    await stop()
    const [archive = ''] = readdirSync(copies)
    const restored = run('restore', join(copies, archive))
    expect([restored.stderr, restored.status]).toEqual(['', 0])
    await start()
    expect(await messages()).toEqual(['avant la sauvegarde'])
  })

  it('looks at itself, and says that it was made for another system where it was', () => {
    const { stdout, status } = run('doctor')
    expect(stdout).toMatch(/^✓ PORT\s: Sira .* répond/m)
    expect(status).toBe(0)
    writeFileSync(join(home, 'release.json'), '{"system":"plan9-mips"}')
    expect(run('build').stderr).toContain('a été faite pour plan9-mips')
  })
})
