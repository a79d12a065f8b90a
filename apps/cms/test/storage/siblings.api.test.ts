import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ChangesAnswer, changesAnswer } from '@sira/contract/wire/changes'
import { signedCall } from '@sira/host/calls/signedCall'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, stopProgram } from '../../../../scripts/product/childProgram.ts'
import { freePort } from '../../../../scripts/product/ports.ts'
import { startTestMailServer, type TestMailServer } from '../inbox/testMailServer.ts'
import { askPostgres } from '../support/askPostgres.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'

const program = join(import.meta.dirname, '../../server/main.ts')
const account = { email: 'admin@sira.example', password: 'Un-mot-de-passe-pour-essayer-7' }
const secrets = {
  PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
  INVALIDATION_SECRET: 'another-secret-for-tests-0123456789',
}

interface BackOffice {
  process: ChildProcess
  url: string
}

describe('several back offices on one PostgreSQL', { timeout: 90_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-siblings-'))
  const started: ChildProcess[] = []
  let postgres: PostgresCluster | string = 'not started'
  let mail: TestMailServer
  /** The first one works for all while it is there. */
  let first: BackOffice
  let second: BackOffice

  async function launch(name: string, settings: Record<string, string> = {}): Promise<BackOffice> {
    const port = await freePort()
    const child = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        ...secrets,
        NODE_ENV: 'production',
        DATABASE_URL: typeof postgres === 'string' ? '' : postgres.url,
        DATA_DIR: join(folder, name),
        CMS_PORT: String(port),
        ADMIN_EMAIL: account.email,
        ADMIN_PASSWORD: account.password,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        PUBLIC_URL: 'https://www.sira.example',
        SEED_DEMO: 'no',
        LOG_LEVEL: 'silent',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    started.push(child)
    return { process: child, url: `http://127.0.0.1:${port}` }
  }
  const ready = ({ url }: BackOffice) =>
    vi.waitUntil(() => answers(`${url}/healthz`), { timeout: 60_000, interval: 100 })

  /** Next takes a moment longer; until it is there, staff are asked to wait. */
  const showsScreens = ({ url }: BackOffice) =>
    vi.waitUntil(async () => (await fetch(`${url}/admin/api/access`)).status !== 503, {
      timeout: 60_000,
      interval: 200,
    })

  beforeAll(async () => {
    postgres = await startPostgres()
    if (typeof postgres === 'string') return console.info(postgres)
    mail = await startTestMailServer()
    // At the same moment, on an empty database.
    first = await launch('one')
    second = await launch('two')
    await Promise.all([ready(first), ready(second)])
    await Promise.all([showsScreens(first), showsScreens(second)])
  })
  beforeEach(({ skip }) => {
    if (typeof postgres === 'string') skip(postgres)
  })
  afterAll(async () => {
    await Promise.all(started.map(stopProgram))
    rmSync(folder, { recursive: true, force: true })
    if (typeof postgres === 'string') return
    await mail.stop()
    postgres.stop()
  })

  async function asStaff({ url }: BackOffice, path: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json', origin: 'https://www.sira.example' }
    const signIn = JSON.stringify(account)
    const login = await fetch(`${url}/admin/api/users/login`, {
      method: 'POST',
      headers,
      body: signIn,
    })
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return fetch(`${url}/admin/api/${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    })
  }
  async function changesAt({ url }: BackOffice, since?: string): Promise<ChangesAnswer> {
    const call = signedCall({ since }, secrets.INVALIDATION_SECRET, new Date())
    return changesAnswer.parse(await (await fetch(`${url}/api/changes`, call)).json())
  }
  const tagsAt = async ({ url }: BackOffice) => {
    const { data } = (await (await fetch(`${url}/api/tags`)).json()) as { data: unknown[] }
    return data.length
  }
  const write = async ({ url }: BackOffice, number: number) => {
    const data = {
      name: 'Awa',
      email: `visiteur${number}@exemple.bf`,
      message: `Bonjour ${number}`,
    }
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `192.0.2.${number}`,
    }
    const body = JSON.stringify({ data })
    return (await fetch(`${url}/api/contacts`, { method: 'POST', headers, body })).status
  }
  const lettersTo = (number: number) =>
    mail.recipients.filter((one) => one === `visiteur${number}@exemple.bf`).length

  it('begin at the same moment on an empty database, with one administrator', async () => {
    const { status } = await asStaff(second, 'tags', { nom: 'Emploi' })
    expect(status).toBe(201)
  })

  it('hear at once what another one publishes, and so does whoever asks them', async () => {
    const before = await tagsAt(second)
    const { position } = await changesAt(second)
    const told = changesAt(second, position)
    expect((await asStaff(first, 'tags', { nom: 'Bourse' })).status).toBe(201)
    expect((await told).changed).toContain('tags')
    expect(await tagsAt(second)).toBe(before + 1)
  })

  it('send each letter once, whoever took the message', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1)
    const sent = numbers.map((number) => write(number % 2 === 0 ? first : second, number))
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]))
    const counts = () => numbers.map(lettersTo)
    await expect.poll(counts, { timeout: 40_000 }).toEqual(numbers.map(() => 1))
    // When the next one has left, both have looked at the queue again.
    expect(await write(first, 13)).toBe(200)
    await expect.poll(() => lettersTo(13)).toBe(1)
    expect(counts()).toEqual(numbers.map(() => 1))
  })

  it('refuse one with other secrets, in a sentence', async () => {
    const other = await launch('stranger', { PAYLOAD_SECRET: 'a-different-secret-0123456789-0123' })
    const { stderr } = other.process
    const [said, [code]] = await Promise.all([
      stderr ? text(stderr) : '',
      once(other.process, 'exit'),
    ])
    expect(code).toBe(1)
    expect(said).toContain('mais avec d’autres secrets')
  })

  it('go on with the work when the one that did it is killed', async () => {
    first.process.kill('SIGKILL')
    await once(first.process, 'exit')
    expect(await write(second, 60)).toBe(200)
    await expect.poll(() => lettersTo(60), { timeout: 40_000 }).toBe(1)
  })

  it('hear again after PostgreSQL has cut their lines, and take nothing for known', async () => {
    const { position } = await changesAt(second)
    const told = changesAt(second, position)
    await cutLines()
    expect((await told).changed).toBe('everything')
    expect(await write(second, 61)).toBe(200)
    await expect.poll(() => lettersTo(61), { timeout: 40_000 }).toBe(1)
  })

  it('leave to the next one what one that may not work for all has taken', async () => {
    await stopProgram(second.process)
    const third = await launch('three', { RUN_JOBS: 'no' })
    await ready(third)
    expect(await write(third, 70)).toBe(200)
    const fourth = await launch('four', {})
    await ready(fourth)
    // The third one was alone for as long as a start takes.
    expect(lettersTo(70)).toBe(0)
    await expect.poll(() => lettersTo(70), { timeout: 40_000 }).toBe(1)
  })

  /** As a restart of the server does. */
  async function cutLines(): Promise<void> {
    await askPostgres(
      typeof postgres === 'string' ? '' : postgres.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like 'sira-back-office-%'`,
    )
  }
})
