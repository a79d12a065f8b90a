import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import rateLimit from '@fastify/rate-limit'
import { senderOfWhat } from '@sira/host/counting/senderOf'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { sharedCounts } from './sharedCounts.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sira-counts-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** A program of a site that consists of so many. */
async function program(processes: number, invalidationSecret?: string) {
  const app = Fastify()
  await app.register(rateLimit, {
    global: false,
    ...sharedCounts({ processes, dataDir, invalidationSecret }),
  })
  for (const url of ['/formulaire', '/recherche']) {
    const keyGenerator = senderOfWhat(url)
    const preHandler = app.rateLimit({ max: 3, timeWindow: 60_000, keyGenerator })
    app.get(url, { preHandler }, async () => 'oui')
  }
  return async (url: string) => (await app.inject(url)).statusCode
}

it('Two programs of a site count a limit together, each limit apart', async () => {
  const [one, other] = [await program(2), await program(2)]
  expect([await one('/formulaire'), await other('/formulaire')]).toEqual([200, 200])
  expect([await one('/formulaire'), await other('/formulaire')]).toEqual([200, 429])
  expect(await other('/recherche')).toBe(200)
})

it('No address of a visitor stands in the file', async () => {
  const app = await program(2, 'un-secret-pour-essayer')
  await app('/formulaire')
  const file = new DatabaseSync(join(dataDir, 'limites.sqlite'))
  const rows = file.prepare('SELECT * FROM counts').all()
  file.close()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
})

it('One alone has a count of its own', async () => {
  const alone = await program(1)
  expect(await alone('/formulaire')).toBe(200)
})
