import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, startSite } from '../test/siteHost.ts'

let pages: ReturnType<typeof countingPages>
let site: SiteUnderTest
beforeEach(async () => {
  pages = countingPages()
  site = await startSite(pages.handler)
})
afterEach(() => site.stop())

async function statusOf(url: string): Promise<number> {
  return (await site.app.inject({ url })).statusCode
}

describe('whoever watches over the site', () => {
  it('learns from /healthz that the process answers, whatever it can show', async () => {
    pages.state.failing = true
    expect(await statusOf('/healthz')).toBe(200)
  })

  it('learns from /readyz whether the home page can be shown', async () => {
    pages.state.failing = true
    expect(await statusOf('/readyz')).toBe(503)
    pages.state.failing = false
    expect(await statusOf('/readyz')).toBe(200)
  })

  it('sees it ready without the back office once the home page is kept', async () => {
    await statusOf('/')
    pages.state.failing = true
    expect(await statusOf('/readyz')).toBe(200)
  })
})
