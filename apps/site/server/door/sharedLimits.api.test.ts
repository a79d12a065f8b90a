import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startValkey, type ValkeyServer } from '../../../../scripts/machine/startValkey.ts'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

const token = 'un-jeton-pour-les-mesures'

describe('two sites with one Valkey', () => {
  let server: ValkeyServer | string = 'not started'
  const sites: SiteUnderTest[] = []
  beforeAll(async () => {
    server = await startValkey()
    if (typeof server === 'string') return console.info(server)
    const settings = { VALKEY_URL: server.url, METRICS_TOKEN: token }
    for (let count = 0; count < 2; count += 1) {
      sites.push(await startSite(countingPages().handler, settings))
    }
    await vi.waitUntil(async () => (await shared(0)) === '1')
    await vi.waitUntil(async () => (await shared(1)) === '1')
  })
  beforeEach(({ skip }) => {
    if (typeof server === 'string') skip(server)
  })
  afterAll(async () => {
    for (const site of sites) await site.stop()
    if (typeof server !== 'string') await server.stop()
  })

  async function ask(number: number, url: string, sender: string, method: 'GET' | 'POST' = 'GET') {
    const headers = { 'x-forwarded-for': sender, authorization: `Bearer ${token}` }
    const site = sites[number % sites.length]
    if (site === undefined) throw new Error('no site')
    return site.app.inject({ method, url, headers, remoteAddress: '127.0.0.1' })
  }
  const shared = async (number: number) =>
    /^sira_limits_shared (\d)$/m.exec((await ask(number, '/metrics', '127.0.0.1')).body)?.[1]
  const statuses = async (
    times: number,
    ask: (index: number) => Promise<{ statusCode: number }>,
  ) => {
    const counts: Record<number, number> = {}
    for (let index = 0; index < times; index += 1) {
      const { statusCode } = await ask(index)
      counts[statusCode] = (counts[statusCode] ?? 0) + 1
    }
    return counts
  }

  it('take sixty writes a minute from one address, whichever of them it asks', async () => {
    // The back office is away: who gets as far as it is told so.
    const writes = (sender: string) => (index: number) =>
      ask(index, '/api/contacts', sender, 'POST')
    expect(await statuses(64, writes('198.51.100.1'))).toEqual({ 503: 60, 429: 4 })
    expect(await statuses(1, writes('198.51.100.2'))).toEqual({ 503: 1 })
    const screens = (index: number) => ask(index, '/admin/api/users/login', '198.51.100.1', 'POST')
    expect(await statuses(1, screens)).not.toHaveProperty('429')
  })

  it('have three hundred pages made for it', async () => {
    const pages = (index: number) => ask(index, `/actualite/un-${index}`, '198.51.100.3')
    expect(await statuses(310, pages)).toEqual({ 200: 300, 429: 10 })
  })

  it('answer as before while it is frozen, each with its own limits, and share them again', async () => {
    if (typeof server === 'string') return
    const writes = (sender: string) => (index: number) =>
      ask(index, '/api/contacts', sender, 'POST')
    expect(await statuses(40, writes('198.51.100.4'))).toEqual({ 503: 40 })
    server.freeze()
    try {
      expect(await statuses(84, writes('198.51.100.4'))).toEqual({ 503: 80, 429: 4 })
      expect(await Promise.all([shared(0), shared(1)])).toEqual(['0', '0'])
      expect((await ask(0, '/actualite/deux', '198.51.100.4')).statusCode).toBe(200)
    } finally {
      server.thaw()
    }
    await expect.poll(() => Promise.all([shared(0), shared(1)])).toEqual(['1', '1'])
    // Counts made alone are added to the server's: together they are beyond sixty.
    expect(await statuses(4, writes('198.51.100.4'))).toEqual({ 429: 4 })
  })
})
