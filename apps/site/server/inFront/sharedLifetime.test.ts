import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

let pages: ReturnType<typeof countingPages>
let site: SiteUnderTest
beforeEach(async () => {
  pages = countingPages()
  site = await startSite(pages.handler)
})
afterEach(() => site.stop())

async function said(url: string, headers: Record<string, string> = {}) {
  const { headers: all } = await site.app.inject({ url, headers })
  return {
    browsers: all['cache-control'],
    cdn: all['cdn-cache-control'],
    nginx: all['x-accel-expires'],
    tags: all['cache-tag'],
    vary: all.vary,
    age: all.age,
  }
}
const month = 'stale-if-error=2592000'

describe('what a page says to caches in front of the site', () => {
  it('is that it may be kept for less than five seconds, where nobody tells them what changed', async () => {
    for (const _visit of ['first', 'second']) {
      expect(await said('/')).toEqual({
        browsers: 'public, max-age=0, must-revalidate',
        cdn: `max-age=4, ${month}`,
        // Which keeps a page up to a second longer.
        nginx: '3',
        tags: 'blogs',
        vary: 'Save-Data, ECT, Accept-Encoding',
        age: undefined,
      })
    }
  })

  it('is that a light page is for one visitor, where a cache gives one page to all', async () => {
    for (const headers of [{ 'save-data': 'on' }, { ect: '2g' }]) {
      expect(await said('/', headers)).toMatchObject({
        browsers: 'private, max-age=0, must-revalidate',
        cdn: `private, max-age=4, ${month}`,
        nginx: '3',
      })
    }
  })

  it('is the same in a 304, by which a cache keeps what it has', async () => {
    const { headers } = await site.app.inject('/')
    const again = await site.app.inject({ url: '/', headers: { 'if-none-match': headers.etag } })
    expect(again.statusCode).toBe(304)
    for (const name of ['cdn-cache-control', 'x-accel-expires', 'cache-tag', 'vary']) {
      expect(again.headers[name]).toBe(headers[name])
    }
  })

  it('is one second for a page that is outdated, and cannot be made anew', async () => {
    await said('/')
    pages.state.failing = true
    site.changes.tell('everything')
    expect(await said('/')).toMatchObject({ cdn: `max-age=1, ${month}`, nginx: '1' })
  })

  it.each([
    ['/inconnue', 404],
    ['/actualite/absent-1', 404],
    ['/nos-actualites/', 301],
    ['/nos-actualites?langue=en', 302],
  ])(
    'is nothing at %s, which may be there the next moment, or lead elsewhere',
    async (url, status) => {
      const { statusCode, headers } = await site.app.inject(url)
      expect(statusCode).toBe(status)
      expect(headers['cache-control']).toMatch(/max-age=0|no-store/)
      expect(headers).not.toHaveProperty('cdn-cache-control')
      expect(headers).not.toHaveProperty('x-accel-expires')
    },
  )

  it('is nothing where it cannot be made', async () => {
    pages.state.failing = true
    expect(await said('/')).toMatchObject({ browsers: 'private, no-store', cdn: undefined })
  })

  it('is for files what browsers are told', async () => {
    expect(await said('/robots.txt')).toMatchObject({
      browsers: 'public, max-age=3600',
      cdn: undefined,
    })
    expect(await said('/_astro/react.abc.js')).toMatchObject({
      browsers: 'public, max-age=31536000, immutable',
      cdn: undefined,
    })
  })
})
