import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../scripts/product/ports.ts'
import { demoArticles } from '../../src/seed/content/articleSeed.ts'
import { startPostgres } from '../support/postgres.ts'

const host = join(import.meta.dirname, '../../server/main.ts')

describe('starting the back office', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-start-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  async function launch(settings: Record<string, string>) {
    return spawn(process.execPath, [host], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        DATA_DIR: folder,
        CMS_PORT: String(await freePort()),
        PAYLOAD_SECRET: 'a-secret-for-tests-only-0123456789',
        LOG_LEVEL: 'silent',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  }

  async function start(settings: Record<string, string>) {
    const child = await launch(settings)
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    return { code, lines: said.trim().split('\n') }
  }

  it('stops with one sentence when its port is taken', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const stopped = await start({ CMS_PORT: String(port) })
    other.close()

    expect(stopped).toEqual({
      code: 1,
      lines: [expect.stringContaining(`Le port ${port} est déjà pris`)],
    })
  })

  it('stops with one sentence when PostgreSQL does not answer', async () => {
    const address = `postgres://sira:hunter2@127.0.0.1:${await freePort()}/sira`
    const stopped = await start({ DATABASE_URL: address })

    expect(stopped.code).toBe(1)
    expect(stopped.lines).toEqual([expect.stringMatching(/PostgreSQL .*ne répond pas/)])
    expect(stopped.lines[0]).not.toContain('hunter2')
  })

  it('stops with one sentence when PostgreSQL has too few connections', async ({ skip }) => {
    const postgres = await startPostgres()
    if (typeof postgres === 'string') return skip(postgres)
    const stopped = await start({ DATABASE_URL: postgres.url, DATABASE_POOL: '200' })
    postgres.stop()

    expect(stopped).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^PostgreSQL ne donne que \d+ connexions .* en veut 202 /)],
    })
  }, 60_000)

  it('stops with one sentence when a setting is wrong', async () => {
    expect(await start({ SITE_URL: 'sira' })).toEqual({
      code: 1,
      lines: [expect.stringContaining('SITE_URL="sira"')],
    })
  })

  it('stops with one sentence when the first password is too easy', async () => {
    const stopped = await start({ ADMIN_PASSWORD: 'hunter22' })

    expect(stopped).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^Le réglage ADMIN_PASSWORD ne convient pas : .+\.$/)],
    })
    expect(stopped.lines[0]).not.toContain('hunter22')
  })

  it('stops with one sentence when the database file is none', async () => {
    for (const end of ['', '-wal', '-shm'])
      rmSync(join(folder, `sira.sqlite${end}`), { force: true })
    writeFileSync(join(folder, 'sira.sqlite'), 'not a database at all, but long enough to be read')
    const stopped = await start({})
    rmSync(join(folder, 'sira.sqlite'))

    expect(stopped).toEqual({
      code: 1,
      lines: [expect.stringContaining('ne peut pas être ouverte')],
    })
  })

  describe('for the first time, with the demo content', () => {
    const data = join(folder, 'first')
    const pictures = () => (existsSync(join(data, 'media')) ? readdirSync(join(data, 'media')) : [])
    const read = (question: string) => {
      const database = new DatabaseSync(join(data, 'sira.sqlite'), { readOnly: true })
      const row = database.prepare(question).get()
      database.close()
      return row?.it
    }
    const count = (table: string) => read(`select count(*) as it from ${table}`)
    let running: ChildProcess | undefined
    afterAll(() => running?.kill('SIGKILL'))

    it('leaves nothing of it when it is killed, and the next start has all of it', async () => {
      // Made by an administrator, or by docker: open to every account of the machine.
      mkdirSync(data, { mode: 0o755 })
      const killed = await launch({ DATA_DIR: data })
      await expect.poll(() => pictures().length, { timeout: 60_000 }).toBeGreaterThan(20)
      killed.kill('SIGKILL')
      await once(killed, 'exit')
      expect([count('blogs'), count('media'), count('settings')]).toEqual([0, 0, 0])

      const port = await freePort()
      running = await launch({ DATA_DIR: data, CMS_PORT: String(port) })
      const ready = () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(ready, { timeout: 240_000, interval: 200 }).toBe(true)
      expect([count('blogs'), count('faqs') !== 0]).toEqual([demoArticles().length, true])
      const formats = ['thumbnail', 'small', 'medium', 'large'].map((size) => `sizes_${size}_`)
      const files = ['', ...formats].map((format) => `count(${format}filename)`)
      expect(pictures()).toHaveLength(Number(read(`select ${files.join(' + ')} as it from media`)))
    }, 320_000)

    it('keeps the database to its owner, whatever the folder allows', () => {
      for (const name of ['sira.sqlite', 'sira.sqlite-wal', 'sira.sqlite-shm']) {
        expect(statSync(join(data, name)).mode & 0o777, name).toBe(0o600)
      }
    })

    it('keeps a second one out of its folder with one sentence', async () => {
      expect(await start({ DATA_DIR: data })).toEqual({
        code: 1,
        lines: [expect.stringMatching(/^Le dossier des données .* est déjà utilisé/)],
      })
    })
  })
})
