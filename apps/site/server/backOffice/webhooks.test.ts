import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countingPages, type SiteUnderTest, start, startSite } from '../../test/siteHost.ts'

const token = 'un-jeton-pour-les-annonces'
let site: SiteUnderTest
let told: unknown[]
beforeEach(async () => {
  site = await startSite(countingPages().handler, { WEBHOOK_TOKEN: token })
  told = []
  site.changes.hear({ invalidate: (changed) => void told.push(changed) })
})
afterEach(() => site.stop())

/** As Strapi 4 sends it (docs.strapi.io, webhooks). */
const publish = (bearer: string, model = 'blog') =>
  site.app.inject({
    method: 'POST',
    url: '/_annonce',
    headers: { authorization: `Bearer ${bearer}`, 'x-strapi-event': 'entry.publish' },
    payload: { event: 'entry.publish', model, entry: { id: 1, slug: 'un' } },
  })
const shown = async (url: string) => start((await site.app.inject({ url })).body)

describe('Another server says that something was published', () => {
  it('and all pages are looked at anew, once for many calls', async () => {
    expect(await shown('/')).toBe('/ 1 GET []')
    for (let count = 0; count < 5; count += 1) {
      expect((await publish(token)).statusCode).toBe(204)
    }
    await expect.poll(() => told).toEqual(['everything'])
    expect(await shown('/')).toBe('/ 2 GET []')
  })

  it('but what visitors send shows nowhere', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const said = async (model: string) => {
      expect((await publish(token, model)).statusCode).toBe(204)
      vi.advanceTimersByTime(10_000)
      return told.length
    }
    try {
      expect([await said('devi'), await said('newsletter'), await said('contact')]).toEqual([
        0, 0, 0,
      ])
      expect([await said('blog'), await said('news')]).toEqual([1, 2])
    } finally {
      vi.useRealTimers()
    }
  })

  it('but nobody can without the token', async () => {
    expect((await publish('un-autre-jeton')).statusCode).toBe(401)
    expect((await site.app.inject({ method: 'POST', url: '/_annonce' })).statusCode).toBe(401)
    expect(told).toEqual([])
  })

  it('and a site without a token has no such door', async () => {
    await site.stop()
    site = await startSite(countingPages().handler)
    expect((await publish(token)).statusCode).not.toBe(204)
  })
})
