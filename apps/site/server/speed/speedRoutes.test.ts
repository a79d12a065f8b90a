import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { receiveMeasures } from './speedRoutes.ts'
import { openSpeedStore } from './speedStore.ts'

it('counts addresses that anybody may invent as one page', async () => {
  const pages = await pagesMeasured(
    ['/un-biblio', '/deux-biblio', '/actualite/une', '/en/actualite/deux', '/nulle-part'],
    'https://www.sira.example',
  )
  expect(pages).toEqual(['/actualite/…', '/…-biblio'])
})

it.each([
  ['our own, behind a proxy that gives the site another name', 'https://www.sira.example', 1],
  ['a sibling of ours', 'https://blog.sira.example', 0],
])('takes what was measured on a page of %s: %s', async (_what, origin, times) => {
  expect(await pagesMeasured(['/faq'], origin)).toHaveLength(times)
})

/** The pages that have a measure after each of these paths sent one. */
async function pagesMeasured(paths: readonly string[], origin: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sira-speed-'))
  const store = openSpeedStore(folder)
  const app = Fastify()
  await app.register(rateLimit, { global: false })
  const settings = { invalidationSecret: undefined, siteOrigin: 'https://www.sira.example' }
  receiveMeasures(app, store, settings)
  const headers = { host: '127.0.0.1:3000', origin }
  for (const path of paths) {
    const payload = JSON.stringify({ path, values: { LCP: 1200 } })
    const answer = await app.inject({ method: 'POST', url: '/mesures', headers, payload })
    expect(answer.statusCode).toBe(204)
  }
  const pages = store.summary().map(({ page }) => page)
  await app.close()
  store.close()
  rmSync(folder, { recursive: true })
  return pages
}
