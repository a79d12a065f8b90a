import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { stampFile, versionInWords, versionOf } from '../packages/host/src/version.ts'
import { freePort } from './product/ports.ts'
import { root } from './product/settings.ts'

const secrets = {
  PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
  ADMIN_PASSWORD: 'Un-mot-de-passe-pour-essayer-7',
  SMTP_URL: 'smtp://sira:hunter2@127.0.0.1:9',
}

/** As in a test or a shell, but for what is said here; nothing of this machine's own settings. */
function started(command: string, args: string[], settings: Record<string, string>): ChildProcess {
  return spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...secrets, DATABASE_URL: '', SEED_DEMO: 'no', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const npmStart = (settings: Record<string, string>) =>
  started('npm', ['start', '--silent'], settings)

describe('npm start', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-start-'))
  let places: Record<string, string> = {}
  let running: ChildProcess | undefined

  /** Waits until the product says that it is ready; gives what it says then. */
  async function ready(child: ChildProcess): Promise<string> {
    running = child
    for await (const said of child.stdout ?? []) {
      if (String(said).includes('Prêt')) return String(said)
    }
    throw new Error('It never got ready.')
  }
  const answers = (port: string | undefined) =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  const bothAnswer = () => Promise.all([answers(places.PORT), answers(places.CMS_PORT)])
  const bothEnd = () => expect.poll(bothAnswer, { timeout: 10_000 }).toEqual([false, false])

  beforeAll(async () => {
    places = {
      DATA_DIR: join(folder, 'data'),
      PORT: String(await freePort()),
      CMS_PORT: String(await freePort()),
    }
  })
  afterEach(async () => {
    running?.kill('SIGTERM')
    await bothEnd()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('ends whole, and leaves one whole file, when npm is told to stop as docker does', async () => {
    // As in a folder where nothing was built yet.
    rmSync(join(root, stampFile), { force: true })
    const npm = npmStart(places)
    expect(await ready(npm)).toContain(`Prêt. Sira ${versionInWords(versionOf(root))}`)
    const database = join(folder, 'data', 'sira.sqlite')
    expect(existsSync(`${database}-wal`)).toBe(true)
    npm.kill('SIGTERM')
    await once(npm, 'exit')
    await bothEnd()
    // SQLite's log may still be there, but all of it stands in the database.
    expect(existsSync(`${database}-wal`) ? statSync(`${database}-wal`).size : 0).toBe(0)
  })

  it('takes its parts along when it is killed, and the next start finds the place free', async () => {
    const killed = started(process.execPath, ['scripts/start.ts'], places)
    await ready(killed)
    killed.kill('SIGKILL')
    await once(killed, 'exit')

    await ready(npmStart(places))
    expect(await bothAnswer()).toEqual([true, true])
  })

  it.runIf(existsSync('/proc/self/environ'))(
    'tells the site, which talks to strangers, no secret but the one they share',
    async () => {
      const starter = started(process.execPath, ['scripts/start.ts'], places)
      await ready(starter)
      const children = readFileSync(`/proc/${starter.pid}/task/${starter.pid}/children`, 'utf8')
      const processes = children.trim().split(' ')
      const [site] = processes.filter((pid) =>
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/site'),
      )
      const known = readFileSync(`/proc/${site}/environ`, 'utf8')
      expect(known).toContain('INVALIDATION_SECRET=')
      for (const [name, secret] of Object.entries(secrets)) {
        expect(known).not.toContain(name)
        expect(known).not.toContain(secret)
      }
    },
  )

  it('lets the site find its back office on whatever address that listens', async () => {
    await ready(npmStart({ ...places, CMS_HOST: '::1' }))
    const asked = () =>
      fetch(`http://127.0.0.1:${places.PORT}/api/tags`).then(({ status }) => status)
    await expect.poll(asked).toBe(200)
  })

  it('keeps a second product out of its folder with one sentence', async () => {
    await ready(npmStart(places))
    const elsewhere = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) }
    const second = npmStart({ ...places, ...elsewhere })
    const [said, [code]] = await Promise.all([
      text(second.stderr ?? process.stdin),
      once(second, 'exit'),
    ])
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(/^✗ Le dossier des données .* est déjà utilisé/),
    ])
  })

  it('ends with one sentence where another one is there first, started at the same moment', async () => {
    const both = ['one', 'two'].map((name) =>
      started(process.execPath, ['scripts/start.ts'], { ...places, DATA_DIR: join(folder, name) }),
    )
    const said = both.map((child) => text(child.stdout ?? process.stdin))
    const faults = both.map((child) => text(child.stderr ?? process.stdin))
    const endings = both.map(async (child, index) => ({ index, ended: await once(child, 'exit') }))
    try {
      const { index, ended } = await Promise.race(endings)
      expect(ended).toEqual([1, null])
      expect(await faults[index]).toMatch(/Le port \d+ est déjà pris/)
      expect(await said[index]).not.toContain('Prêt')
      await expect.poll(bothAnswer, { timeout: 60_000 }).toEqual([true, true])
    } finally {
      for (const child of both) child.kill('SIGTERM')
      await Promise.all(endings)
    }
  })

  it('starts each part alone, where the two are on machines of their own', async () => {
    const alone = (part: string, settings: Record<string, string>) =>
      started(process.execPath, ['scripts/start.ts', part], { ...places, ...settings })
    const own = { DATA_DIR: join(folder, 'site alone') }
    const stranger = alone('site', { ...own, INVALIDATION_SECRET: '' })
    expect(await text(stranger.stderr ?? process.stdin)).toMatch(/^✗ INVALIDATION_SECRET manque/m)

    const backOffice = alone('cms', {})
    await ready(backOffice)
    expect(await bothAnswer()).toEqual([false, true])
    const { INVALIDATION_SECRET } = JSON.parse(
      readFileSync(join(folder, 'data', 'secrets.json'), 'utf8'),
    )
    const API_URL = `http://127.0.0.1:${places.CMS_PORT}/api`
    const site = alone('site', { ...own, API_URL, INVALIDATION_SECRET })
    await ready(site)
    expect(await bothAnswer()).toEqual([true, true])
    backOffice.kill('SIGTERM')
    await once(backOffice, 'exit')
    // A state once shown stays shown.
    expect(await bothAnswer()).toEqual([true, false])
  })

  it.each([
    ['is a file', 'file'],
    ['cannot be made', '/proc/sira'],
  ])('says in one sentence that the folder of the data %s', async (_what, path) => {
    if (path === 'file') writeFileSync(join(folder, 'file'), '')
    const child = npmStart({ ...places, DATA_DIR: path === 'file' ? join(folder, 'file') : path })
    const [said, [code]] = await Promise.all([
      text(child.stderr ?? process.stdin),
      once(child, 'exit'),
    ])
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(/^✗ Le dossier des données .* ne peut pas être utilisé/),
    ])
  })
})
