import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, localisedPath } from '@sira/contract/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findOrInstallNginx } from '../../../../scripts/machine/nginx.ts'
import { startNginx } from '../../../../scripts/machine/startNginx.ts'
import { freePort } from '../../../../scripts/product/ports.ts'
import { root } from '../../../../scripts/product/settings.ts'
import { personalPaths } from '../../src/kinds/pageRules.ts'
import { countingPages, type SiteUnderTest, start, startSite } from '../../test/siteHost.ts'

const folder = mkdtempSync(join(tmpdir(), 'sira-nginx-cache-'))
const program = findOrInstallNginx()
const pages = countingPages()
const personal = personalPaths.flatMap((path) =>
  locales.map(({ code }) => localisedPath(path.replace(/\/$/, '/blogs/4'), code)),
)
const light = { 'save-data': 'on' }
let site: SiteUnderTest
let stopNginx: (() => Promise<void>) | undefined
let url: string

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(url + path, { method, headers, redirect: 'manual' })
  const { status } = answer
  const isKept = ['HIT', 'STALE'].includes(answer.headers.get('x-cache') ?? '')
  return { status, isKept, headers: answer.headers, page: start(await answer.text()) }
}

beforeAll(async () => {
  if (program === undefined && process.env.CI) throw new Error('nginx is not installed')
  if (program === undefined) return
  const [port, inFront] = [await freePort(), await freePort()]
  site = await startSite(pages.handler)
  await site.app.listen({ port, host: '127.0.0.1' })
  url = `http://127.0.0.1:${inFront}`
  const cache = readFileSync(join(root, 'deploy/nginx-cache.conf'), 'utf8')
  stopNginx = startNginx(
    program,
    folder,
    `${cache.replace('/var/cache/nginx/sira', join(folder, 'kept'))}
    server {
      listen 127.0.0.1:${inFront};
      location / { proxy_pass http://127.0.0.1:${port}; proxy_set_header X-Forwarded-For $remote_addr; }
    }`,
  )
  await vi.waitUntil(
    () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    {
      timeout: 20_000,
    },
  )
})
beforeEach(({ skip }) => {
  if (program === undefined) skip('nginx is not installed')
})
afterAll(async () => {
  if (stopNginx) {
    await stopNginx()
    await site.stop()
  }
  rmSync(folder, { recursive: true })
})

describe('pages kept by nginx with deploy/nginx-cache.conf', () => {
  it('are given to everybody, whatever is in his cookies', async () => {
    expect((await get('/', { cookie: '_ga=GA1.2.3; panier=l12x2' })).isKept).toBe(false)
    const second = await get('/', { cookie: '_ga=GA1.9.9' })
    expect([second.isKept, second.page]).toEqual([true, '/ 1 GET []'])
    expect(second.headers.has('x-accel-expires')).toBe(false)
  })

  it.each([
    ['/actualite/leger-d-abord', [light, {}, light, {}]],
    ['/actualite/leger-ensuite', [{}, light, {}, { ect: '3g' }]],
  ])('%s is light for who saves data and for nobody else, in any order', async (path, visitors) => {
    for (const headers of visitors) {
      const { page } = await get(path, headers)
      expect(page.endsWith(' light')).toBe(Object.keys(headers).length > 0)
    }
    expect((await get(path)).isKept && (await get(path, light)).isKept).toBe(true)
  })

  it('lead who remembers a language to it', async () => {
    await get('/nos-actualites')
    const { status, headers } = await get('/nos-actualites', { cookie: 'selectedLang=en' })
    expect([status, headers.get('location')]).toEqual([302, '/en/nos-actualites'])
    await get('/en/nos-actualites')
    expect((await get('/en/nos-actualites', { cookie: 'selectedLang=en' })).isKept).toBe(true)
  })

  it.each([...personal, '/api/blogs', '/admin'])('are none of %s', async (path) => {
    for (const _time of [1, 2]) {
      const { headers } = await get(path, { cookie: 'panier=l12x2' })
      expect(headers.get('x-cache') ?? 'BYPASS').toBe('BYPASS')
    }
  })

  it('are not what may be there the next moment', async () => {
    await get('/actualite/absent-1')
    expect((await get('/actualite/absent-1')).isKept).toBe(false)
  })

  it('are no older than five seconds after a publication, though nobody tells nginx', async () => {
    const { page } = await get('/actualite/un')
    site.changes.tell('everything')
    await vi.waitFor(async () => expect((await get('/actualite/un')).page).not.toBe(page), {
      timeout: 5000,
      interval: 250,
    })
  })

  it('are shown to a visitor who asks for too much', async () => {
    const { page } = await get('/actualite/deux')
    pages.state.limiting = true
    site.changes.tell('everything')
    const said = async () => {
      const { status, headers, page: shown } = await get('/actualite/deux')
      expect([status, headers.get('x-cache'), shown]).toEqual([200, 'STALE', page])
    }
    await vi.waitFor(said, { timeout: 5000, interval: 250 }).finally(() => {
      pages.state.limiting = false
    })
  })

  it('are shown while the site is away, which forms are told', async () => {
    const { page } = await get('/')
    await get('/', light)
    await site.app.close()
    expect(await get('/')).toMatchObject({ status: 200, page })
    expect((await get('/', light)).page).toMatch(/ light$/)
    expect((await get('/contact', {}, 'POST')).status).toBe(502)
  })
})
