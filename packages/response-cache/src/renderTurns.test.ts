import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstWord, get, page, renderByHand } from '../test/page.ts'
import { nobodyWaits, type Render } from './renderTurns.ts'
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

describe('a page whose turn has not come when all who asked for it have left', () => {
  let left: boolean
  /** Fills the line until a test lets it go on. */
  const before = renderByHand()
  beforeEach(() => {
    left = false
  })
  const ask = (render: Render, hasLeft?: () => boolean) =>
    cache.respond(get('/longue-file', { hasLeft }), render)
  async function othersFirst() {
    for (const key of visitors.slice(0, 8)) void cache.respond(get(key), before.render)
    await after(0)
  }
  async function theirTurn() {
    for (const _ of visitors) before.finish(page('rendu'))
    await after(3)
  }

  it('is not rendered', async () => {
    await othersFirst()
    const { render, begun } = renderByHand()
    const answered = expect(ask(render, () => left)).rejects.toBe(nobodyWaits)
    left = true
    await theirTurn()
    await answered
    expect(begun()).toBe(0)
    expect(
      await ask(
        async () => page('rendu'),
        () => false,
      ),
    ).toMatchObject({ outcome: 'miss' })
  })

  it('is rendered for the one who stays', async () => {
    await othersFirst()
    const render = async () => page('rendu')
    const gone = ask(render, () => left)
    const stays = ask(render, () => false)
    left = true
    await theirTurn()
    expect(await stays).toMatchObject({ outcome: 'miss' })
    expect((await gone).body).toEqual((await stays).body)
  })

  it('is rendered all the same where an earlier one is to be replaced', async () => {
    await ask(async () => page('hier'))
    cache.invalidate(['blogs'])
    await othersFirst()
    left = true
    const answered = ask(
      async () => page('demain'),
      () => left,
    )
    await theirTurn()
    await answered
    expect(firstWord((await ask(async () => page('rien'))).body)).toBe('demain')
  })
})
