import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

interface Told {
  method: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

let told: Told[]
let refuses: boolean
let cache: Server
let site: SiteUnderTest

beforeEach(async () => {
  told = []
  refuses = false
  cache = createServer(async (request, response) => {
    const { method, headers } = request
    told.push({ method, headers, body: JSON.parse(await text(request)) })
    response.writeHead(refuses ? 503 : 200).end()
  })
  await new Promise<void>((listening) => cache.listen(0, '127.0.0.1', listening))
})
afterEach(async () => {
  await site.stop()
  cache.closeAllConnections()
  await new Promise((closed) => cache.close(closed))
})

async function start(variables: Record<string, string> = {}) {
  const { port } = cache.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/purge`
  // Node takes no BAN: that is tried with Varnish (behindVarnish.api.test.ts).
  const settings = { PURGE_URL: url, PURGE_METHOD: 'PURGE', ...variables }
  site = await startSite(countingPages().handler, settings)
  site.changes.listening(true)
}
const tags = () => told.map(({ headers }) => headers['cache-tag'])
const lifetime = async () => (await site.app.inject('/nos-actualites')).headers['cdn-cache-control']

describe('a cache in front of the site', () => {
  it('is told what changed, and once more when the other sites have heard of it too', async () => {
    await start()
    site.changes.tell(['blogs', 'blogs/un'])
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]).toMatchObject({ method: 'PURGE', body: { tags: ['blogs', 'blogs/un'] } })
    await vi.waitFor(() => expect(tags()).toEqual(['blogs,blogs/un', 'blogs,blogs/un']), 5000)
  })

  it('is told so by the method and with the token that it asks for', async () => {
    const token = 'un-secret-des-caches-0123456789'
    await start({ PURGE_METHOD: 'POST', PURGE_TOKEN: token })
    site.changes.tell('everything')
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]).toMatchObject({ method: 'POST', body: { purge_everything: true } })
    expect(told[0]?.headers).toMatchObject({ authorization: `Bearer ${token}`, 'cache-tag': '*' })
  })

  it('hears again what it could not take, with what has come meanwhile', async () => {
    await start()
    refuses = true
    site.changes.tell(['blogs'])
    await vi.waitFor(() => expect(told).toHaveLength(1))
    refuses = false
    site.changes.tell(['faqs'])
    await vi.waitFor(() => expect(tags()).toContain('blogs,faqs'), 5000)
  })

  it('is told « everything » where it would be too much to say', async () => {
    await start()
    site.changes.tell(Array.from({ length: 400 }, (_, number) => `formations/numero-${number}`))
    await vi.waitFor(() => expect(tags()[0]).toBe('*'))
  })

  it('never hears of an order', async () => {
    await start()
    site.changes.tell(['commandes/CM-2026-0001', 'faqs'])
    await vi.waitFor(() => expect(tags()[0]).toBe('faqs'))
  })

  it('keeps pages for minutes, as long as it hears and we do', async () => {
    await start()
    expect(await lifetime()).toMatch(/^max-age=(300|299), stale/)
    site.changes.listening(false)
    expect(await lifetime()).toMatch(/^max-age=4, stale/)
    site.changes.listening(true)
    refuses = true
    site.changes.tell(['faqs'])
    await vi.waitFor(async () => expect(await lifetime()).toMatch(/^max-age=4, stale/))
  })
})
