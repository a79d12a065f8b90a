import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { countingPages, type SiteUnderTest, start, startSite } from '../../test/siteHost.ts'
import { lookAnew } from './lookAnew.ts'

let strapi: FakeBackOffice
let site: SiteUnderTest
const startInFront = async (version: string) => {
  site = await startSite(countingPages().handler, { API_URL: strapi.apiUrl, STRAPI: version })
}
beforeEach(async () => {
  strapi = await startFakeBackOffice()
  await startInFront('4')
})
afterEach(async () => {
  await site.stop()
  await strapi.stop()
})

describe('a Strapi behind the site', () => {
  it.each(['/admin', '/admin/auth/login', '/admin/users', '/_next/static/x.js', '/documents/x'])(
    'shows nothing of its own under %s',
    async (url) => {
      const page = await site.app.inject({ url, headers: { accept: 'text/html' } })
      expect([page.statusCode, start(page.body)]).toEqual([404, expect.stringMatching(/^\/404 /)])
      expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(404)
      expect(strapi.asked).toEqual([])
    },
  )

  it('learns no cookie of ours and sets none, and what it answers runs nothing here', async () => {
    strapi.answer((request, response) =>
      json(request.headers, {
        'set-cookie': 'koa.sess=x',
        'content-security-policy': 'x',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-powered-by': 'Strapi <strapi.io>',
        'access-control-allow-credentials': 'true',
      })(request, response),
    )
    for (const url of ['/api/blogs', '/uploads/page.html']) {
      const headers = { cookie: 'selectedLang=ar', authorization: 'Basic YTpi' }
      const answer = await site.app.inject({ url, headers })
      expect(answer.json()).not.toHaveProperty('cookie')
      // The password of a proxy before us; a key of its own goes through.
      expect(answer.json()).not.toHaveProperty('authorization')
      expect(answer.headers).not.toHaveProperty('set-cookie')
      // Of its address, not of ours.
      expect(answer.headers).not.toHaveProperty('strict-transport-security')
      expect(answer.headers).not.toHaveProperty('x-powered-by')
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
      expect(answer.headers['content-security-policy']).toContain('sandbox')
    }
  })

  it('5 has its forms taken as the contract takes them', async () => {
    await site.stop()
    await startInFront('5')
    strapi.answer((request, response) => json(request.headers, {}, 201)(request, response))
    const payload = { data: { nom: '', email: 'a@b.bf' } }
    const sent = await site.app.inject({ method: 'POST', url: '/api/newsletters', payload })
    expect(sent.statusCode).toBe(200)
    expect(sent.json()).toHaveProperty('strapi-response-format', 'v4')
  })
})

describe('pictures of a Strapi', () => {
  let body = 'image'
  const picture = (type = 'image/webp') =>
    strapi.answer((_request, response) => {
      response.writeHead(200, {
        'content-type': type,
        'x-powered-by': 'Strapi',
        'set-cookie': 'a=1',
      })
      response.end(body)
    })
  const get = (url = '/uploads/photo_1a2b.webp') => site.app.inject({ url })

  it('are kept, and shown while it is away', async () => {
    picture()
    const first = await get()
    expect([first.statusCode, first.body]).toEqual([200, 'image'])
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    })
    expect(first.headers).not.toHaveProperty('x-powered-by')
    expect(first.headers).not.toHaveProperty('set-cookie')
    await strapi.stop()
    expect((await get()).body).toBe('image')
    expect(strapi.asked).toEqual(['/uploads/photo_1a2b.webp'])
  })

  it('are looked at anew when it says that something changed', async () => {
    picture()
    await get()
    body = 'une autre image'
    site.changes.tell('everything')
    expect((await get()).body).toBe('une autre image')
  })

  it.each([401, 403, 429])(
    'are not forgotten because it answers %i for a while',
    async (status) => {
      picture()
      const kept = await get()
      strapi.answer((_request, response) => void response.writeHead(status).end())
      site.changes.tell('everything')
      expect(await get()).toMatchObject({ statusCode: 200, body: kept.body })
    },
  )

  it('are pictures: a page under such a name is not shown', async () => {
    picture('text/html')
    expect((await get()).statusCode).toBe(404)
  })

  it('are of a size that pictures have', async () => {
    body = 'x'.repeat(11 * 1024 * 1024)
    picture()
    expect((await get()).statusCode).toBe(404)
  })
})

describe('a server that tells nothing', () => {
  it('is looked at anew, and what pages share of it is shared', () => {
    vi.useFakeTimers()
    const told = vi.fn()
    const heard = vi.fn()
    const stop = lookAnew({ tell: told, listening: heard })
    expect(heard).toHaveBeenCalledWith(true)
    vi.advanceTimersByTime(4.5 * 60_000)
    expect(told.mock.calls).toEqual([['everything']])
    stop()
    vi.advanceTimersByTime(10 * 60_000)
    expect(told).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})
