import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

  it('learns that what visitors send is kept by nobody while the back office is away', async () => {
    const { body } = await site.app.inject('/readyz')
    const cannot = [expect.stringMatching(/^Le back office ne répond pas/)]
    expect(JSON.parse(body)).toEqual({ status: 'limited', cannot })
  })

  it('asks a Strapi only whether it is there', async () => {
    const there = createServer((asked, answer) => {
      answer.writeHead(asked.url === '/_health' ? 204 : 404).end()
    })
    await new Promise<void>((resolve) => there.listen(0, '127.0.0.1', resolve))
    const { port } = there.address() as AddressInfo
    const beside = await startSite(pages.handler, {
      STRAPI: '5',
      API_URL: `http://127.0.0.1:${port}/api`,
    })
    expect((await beside.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
    await beside.stop()
    there.close()
  })
})
