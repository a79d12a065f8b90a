import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../scripts/ports.ts'

const host = join(import.meta.dirname, '../../server/main.ts')

describe('starting the back office (issue 2, two commands)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-start-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  async function start(settings: Record<string, string>) {
    const child = spawn(process.execPath, [host], {
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

  it('stops with one sentence when a setting is wrong', async () => {
    expect(await start({ SITE_URL: 'sira' })).toEqual({
      code: 1,
      lines: [expect.stringContaining('SITE_URL="sira"')],
    })
  })

  it('stops with one sentence when the database file is none', async () => {
    const { writeFileSync } = await import('node:fs')
    writeFileSync(join(folder, 'sira.sqlite'), 'not a database at all, but long enough to be read')
    const stopped = await start({})
    rmSync(join(folder, 'sira.sqlite'))

    expect(stopped).toEqual({
      code: 1,
      lines: [expect.stringContaining('ne peut pas être ouverte')],
    })
  })
})
