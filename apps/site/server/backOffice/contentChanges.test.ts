import { orderTag } from '@sira/contract/orders/orderTag'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, start, startSite } from '../../test/siteHost.ts'

let pages: ReturnType<typeof countingPages>
let site: SiteUnderTest
beforeEach(async () => {
  pages = countingPages()
  site = await startSite(pages.handler)
})
afterEach(() => site.stop())

async function shown(url: string): Promise<string> {
  return start((await site.app.inject({ url })).body)
}

describe('What the site keeps, once something has changed', () => {
  it('is made again where it was made from that, and stays as it is elsewhere', async () => {
    for (const url of ['/', '/actualite/un', '/actualite/deux']) await shown(url)
    site.changes.tell(['blogs', 'blogs/un'])
    expect(await shown('/')).toBe('/ 2 GET []')
    expect(await shown('/actualite/un')).toBe('/actualite/un 2 GET []')
    expect(await shown('/actualite/deux')).toBe('/actualite/deux 1 GET []')
  })

  it('is all made again where nobody knows what it was', async () => {
    for (const url of ['/', '/actualite/un']) await shown(url)
    site.changes.tell('everything')
    expect(await shown('/')).toBe('/ 2 GET []')
    expect(await shown('/actualite/un')).toBe('/actualite/un 2 GET []')
  })

  it('stays where a page could not be made whole', async () => {
    await shown('/')
    pages.state.lacking = true
    site.changes.tell(['blogs'])
    expect(await shown('/')).toBe('/ 1 GET []')
    expect(await shown('/actualite/un')).toBe('/actualite/un 1 GET []')
    pages.state.lacking = false
    site.changes.tell(['blogs'])
    expect(await shown('/')).toBe('/ 3 GET []')
  })

  it('stays when an order moves on: no page that is kept is made from one', async () => {
    await shown('/')
    const counted = site.changes.count()
    site.changes.tell([orderTag('CM-2026-7KQ4P9X')])
    expect(await shown('/')).toBe('/ 1 GET []')
    expect(site.changes.count()).toBe(counted)
  })
})

describe('Whether what pages share still holds', () => {
  it('is known by a count while the back office is heard, and by nobody else', () => {
    expect(site.changes.count()).toBeUndefined()
    site.changes.listening(true)
    const before = site.changes.count()
    site.changes.tell(['blogs'])
    expect(site.changes.count()).not.toBe(before)
    site.changes.listening(false)
    expect(site.changes.count()).toBeUndefined()
  })
})
