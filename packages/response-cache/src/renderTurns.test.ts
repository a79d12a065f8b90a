import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { get, page, renderByHand } from '../test/page.ts'
import { createResponseCache, type ResponseCache } from './responseCache.ts'

let cache: ResponseCache
beforeEach(() => {
  vi.useFakeTimers()
  cache = createResponseCache({ maxBytes: 1_000_000 })
})
afterEach(() => void vi.useRealTimers())

const visitors = Array.from({ length: 20 }, (_, index) => `/${index}`)
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

it('of many pages asked for at once, a few are rendered at a time, in order', async () => {
  const order: string[] = []
  const { render, begun, finish } = renderByHand()
  for (const key of visitors) {
    void cache.respond(get(key), render).then(() => order.push(key))
  }
  await after(0)
  const atOnce = begun()
  expect(atOnce).toBeLessThan(visitors.length)
  for (const _ of visitors) {
    finish(page('rendu'))
    await after(0)
  }
  expect(order).toEqual(visitors)
})

it('pages that nobody answers for hold up the others for two seconds at most', async () => {
  const hanging = renderByHand()
  for (const key of visitors) void cache.respond(get(key), hanging.render)
  const other = cache.respond(get('/autre'), async () => page('rendu'))
  await after(2)
  expect(await other).toMatchObject({ outcome: 'miss' })
})

it('pages of another line are held up by none of them', async () => {
  const hanging = renderByHand()
  for (const key of visitors) {
    void cache.respond(get(key, { line: 'strangers' }), hanging.render)
  }
  const other = cache.respond(get('/autre'), async () => page('rendu'))
  await after(0)
  expect(await other).toMatchObject({ outcome: 'miss' })
})

it('a page that took too long is told that nobody waits for it', async () => {
  const signals: AbortSignal[] = []
  const answered = cache.respond(get('/'), (signal) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const refused = expect(answered).rejects.toThrow('No answer within 30000 ms')
  await after(29)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await after(2)
  await refused
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
