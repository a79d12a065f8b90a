import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { receiveMeasures } from './speedRoutes.ts'
import { openSpeedStore } from './speedStore.ts'

it.each([
  ['our own, behind a proxy that gives the site another name', 'https://www.sira.example', 1],
  ['a sibling of ours', 'https://blog.sira.example', 0],
])('takes what was measured on a page of %s: %s', async (_what, origin, times) => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-speed-'))
  const store = openSpeedStore(folder)
  const app = Fastify()
  await app.register(rateLimit, { global: false })
  const settings = { invalidationSecret: undefined, siteOrigin: 'https://www.sira.example' }
  receiveMeasures(app, store, settings)
  const headers = { host: '127.0.0.1:3000', origin }
  const payload = JSON.stringify({ path: '/faq', values: { LCP: 1200 } })
  const answer = await app.inject({ method: 'POST', url: '/mesures', headers, payload })
  const pages = store.summary()
  await app.close()
  store.close()
  rmSync(folder, { recursive: true })

  expect(answer.statusCode).toBe(204)
  expect(pages).toHaveLength(times)
})
