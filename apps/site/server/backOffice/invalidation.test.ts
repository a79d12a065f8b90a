import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, secret, start, startSite } from '../../test/siteHost.ts'

let pages: ReturnType<typeof countingPages>
let site: SiteUnderTest
beforeEach(async () => {
  pages = countingPages()
  site = await startSite(pages.handler)
})
afterEach(() => site.stop())

function announce(payload: string, key = secret) {
  const signature = `sha256=${createHmac('sha256', key).update(payload).digest('hex')}`
  return site.app.inject({
    method: 'POST',
    url: '/_cache/invalidate',
    headers: { 'content-type': 'application/json', 'x-sira-signature': signature },
    payload,
  })
}
function bodyOf(tags: string[], at = new Date()): string {
  return JSON.stringify({ tags, at: at.toISOString() })
}
async function shown(url: string): Promise<string> {
  return start((await site.app.inject({ url })).body)
}

describe('the back office announces a change', () => {
  it('and the pages made from it are rendered again, no others', async () => {
    for (const url of ['/', '/actualite/un', '/actualite/deux']) await shown(url)
    expect((await announce(bodyOf(['blogs', 'blogs/un']))).statusCode).toBe(204)
    expect(await shown('/')).toBe('/ 2 GET []')
    expect(await shown('/actualite/un')).toBe('/actualite/un 2 GET []')
    expect(await shown('/actualite/deux')).toBe('/actualite/deux 1 GET []')
  })

  it('and a page that could not be made whole leaves the earlier one where it is', async () => {
    await shown('/')
    pages.state.lacking = true
    await announce(bodyOf(['blogs']))
    expect(await shown('/')).toBe('/ 1 GET []')
    expect(await shown('/actualite/un')).toBe('/actualite/un 1 GET []')
    pages.state.lacking = false
    await announce(bodyOf(['blogs']))
    expect(await shown('/')).toBe('/ 3 GET []')
  })

  it('but nobody else can', async () => {
    await shown('/')
    expect((await announce(bodyOf(['blogs']), 'un-autre-secret')).statusCode).toBe(401)
    const unsigned = {
      method: 'POST',
      url: '/_cache/invalidate',
      payload: { tags: ['blogs'] },
    } as const
    expect((await site.app.inject(unsigned)).statusCode).toBe(401)
    expect(await shown('/')).toBe('/ 1 GET []')
  })

  it('nor repeat an announcement of more than five minutes ago', async () => {
    const sixMinutesAgo = new Date(Date.now() - 6 * 60_000)
    expect((await announce(bodyOf(['blogs'], sixMinutesAgo))).statusCode).toBe(401)
  })

  it.each(['{"tags":"blogs"}', 'pas du JSON', '{}'])(
    'in the agreed shape only: %s',
    async (body) => {
      expect((await announce(body)).statusCode).toBe(400)
    },
  )

  it('to a site that has the secret', async () => {
    await site.stop()
    site = await startSite(countingPages().handler, { INVALIDATION_SECRET: '' })
    expect((await announce(bodyOf(['blogs']), '')).statusCode).toBe(401)
  })
})
