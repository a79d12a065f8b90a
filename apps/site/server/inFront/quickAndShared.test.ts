import { languageCookie } from '@sira/contract/locales'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countingPages, type SiteUnderTest, start, startSite } from '../../test/siteHost.ts'

let site: SiteUnderTest
let url: string
/** How many answers the framework gave. */
let framework: number
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(async () => {
  vi.useRealTimers()
  await site.stop()
})

async function startListening(variables: Record<string, string> = {}) {
  site = await startSite(countingPages().handler, variables)
  site.app.addHook('onRequest', async () => {
    framework += 1
  })
  site.changes.listening(true)
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers, redirect: 'manual' })
  const body = await answer.text()
  const seconds = /max-age=(\d+)/.exec(answer.headers.get('cdn-cache-control') ?? '')?.[1]
  return { status: answer.status, headers: answer.headers, seconds, page: start(body) }
}

/** Twice: made, then kept; from then on it is given before the framework. */
async function remember(path: string, headers: Record<string, string> = {}) {
  await get(path, headers)
  await get(path, headers)
  framework = 0
}

describe('a page that is given before the framework (decision 2)', () => {
  it('is French for nobody who remembers another language', async () => {
    await startListening()
    await remember('/nos-actualites', { cookie: '_ga=1' })
    expect((await get('/nos-actualites', { cookie: '_ga=2' })).status).toBe(200)
    expect(framework).toBe(0)
    for (const _time of [1, 2, 3]) {
      const led = await get('/nos-actualites', { cookie: `_ga=1; ${languageCookie}=en` })
      expect([led.status, led.headers.get('location')]).toEqual([302, '/en/nos-actualites'])
    }
    const french = await get('/nos-actualites', { cookie: `${languageCookie}=fr` })
    expect(french.page).toBe('/nos-actualites 1 GET []')
  })

  it('says nothing that was for our own cache alone, like one that the framework gives', async () => {
    await startListening()
    await get('/')
    const kept = await get('/')
    framework = 0
    const again = await get('/')
    expect(framework).toBe(0)
    expect([...again.headers.keys()]).toEqual([...kept.headers.keys()])
    expect(again.headers.has('age')).toBe(false)
    expect(again.headers.get('cdn-cache-control')).toBe('max-age=4, stale-if-error=2592000')
  })

  it('tells caches in front for how long it is fresh yet, each time anew', async () => {
    await startListening({ PURGE_URL: 'http://127.0.0.1:9' })
    await remember('/')
    const ages = [0, 100_000, 298_000]
    const began = Date.now()
    const told = []
    for (const age of ages) {
      vi.setSystemTime(began + age)
      const { seconds, headers } = await get('/')
      told.push([Number(seconds), Number(headers.get('x-accel-expires'))])
    }
    expect(framework).toBe(0)
    expect(told.map(([cdn = 0], at) => cdn + (ages[at] ?? 0) / 1000)).toEqual([300, 300, 300])
    expect(told.map(([, nginx]) => nginx)).toEqual([3, 3, 1])
  })

  it('says seconds instead of minutes once one of them could not be told', async () => {
    await startListening({ PURGE_URL: 'http://127.0.0.1:9' })
    await remember('/')
    expect(Number((await get('/')).seconds)).toBeGreaterThan(290)
    site.changes.tell(['faqs'])
    await vi.waitFor(async () => expect((await get('/')).seconds).toBe('4'), { timeout: 5000 })
    expect(framework).toBe(0)
  })

  it('is still private where it is light', async () => {
    await startListening()
    const light = { 'save-data': 'on' }
    await remember('/', light)
    const { headers, page } = await get('/', light)
    expect(framework).toBe(0)
    expect(page).toMatch(/ light$/)
    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
    expect(headers.get('cdn-cache-control')).toMatch(/^private, max-age=4/)
  })
})
