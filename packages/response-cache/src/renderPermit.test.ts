import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstWord, get, page, renderByHand } from '../test/page.ts'
import { createResponseCache, type ResponseCache } from './responseCache.ts'

const refusal = new Error('Too many requests')
let cache: ResponseCache
let renders = 0
let asked = 0
let left = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  cache = createResponseCache({ maxBytes: 1_000_000 })
  renders = 0
  asked = 0
})
afterEach(() => void vi.useRealTimers())

async function permit() {
  asked += 1
  left -= 1
  return left < 0 ? { reason: refusal } : undefined
}
async function visit(path = '/', render = async () => page(`rendu-${++renders} `)) {
  const answer = await cache.respond(get(path), render, permit)
  return `${answer.outcome}: ${firstWord(answer.body)}`
}
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('each render that a request causes is asked for', () => {
  it('when there is no answer yet: then the refusal is given', async () => {
    left = 1
    expect(await visit()).toBe('miss: rendu-1')
    await expect(visit('/other')).rejects.toBe(refusal)
    expect([asked, renders]).toEqual([2, 1])
  })

  it('and what is kept and fresh costs nothing', async () => {
    left = 1
    await visit()
    expect(await visit()).toBe('hit: rendu-1')
    expect(asked).toBe(1)
  })

  it('also the one behind the back of who sees an old answer, and gets that all the same', async () => {
    left = 2
    await visit()
    await after(61)
    expect(await visit()).toBe('stale: rendu-1')
    await after(61)
    expect(await visit()).toBe('stale: rendu-2')
    await after(0)
    expect([asked, renders]).toEqual([3, 2])
    expect(await visit()).toBe('stale: rendu-2')
  })

  it('also after a change: who may cause no more sees the earlier answer', async () => {
    left = 1
    await visit()
    cache.invalidate(['blogs'])
    expect(await visit()).toBe('stale: rendu-1')
    await after(700)
    expect(await visit()).toBe('stale: rendu-1')
    expect([asked, renders]).toEqual([3, 1])
  })

  it('also by those who waited for one that turned out to be for one person only', async () => {
    left = 2
    const { render, begun, finish } = renderByHand()
    const first = visit('/', render)
    await vi.waitFor(() => expect(begun()).toBe(1))
    const others = Promise.allSettled([visit('/', render), visit('/', render)])
    finish(page('à-lui ', { 'cdn-cache-control': 'no-store' }))
    await vi.waitFor(() => expect(begun()).toBe(2))
    finish(page('à-elle ', { 'cdn-cache-control': 'no-store' }))
    expect(await first).toBe('uncacheable: à-lui')
    expect((await others).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(begun()).toBe(2)
  })

  it('once by those who ask at the same time', async () => {
    left = 2
    expect(await Promise.all([visit(), visit()])).toEqual(['miss: rendu-1', 'miss: rendu-1'])
    expect(renders).toBe(1)
  })
})
