import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, firstWord, get, page, renderByHand } from '../test/page.ts'
import { createResponseCache, type ResponseCache, type WireResponse } from './responseCache.ts'

const failures: unknown[] = []
let cache: ResponseCache

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  failures.length = 0
  cache = createResponseCache({
    maxBytes: 1_000_000,
    onRenderFailure: (_key, reason) => failures.push(reason),
  })
})
afterEach(() => void vi.useRealTimers())

function shown(answer: WireResponse): string {
  return `${answer.outcome}: ${firstWord(answer.body)}`
}
async function visit(text: string | (() => Promise<ReturnType<typeof page>>)): Promise<string> {
  const render = typeof text === 'string' ? async () => page(`${text} `) : text
  return shown(await cache.respond(get('/'), render))
}
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('plain expiry (max-age 60)', () => {
  it('shows the old page at once and the new one to the next visitor', async () => {
    await visit('hier')
    await after(59)
    expect(await visit('demain')).toBe('hit: hier')
    await after(1)
    expect(await visit('demain')).toBe('stale: hier')
    await after(0)
    expect(await visit('rien')).toBe('hit: demain')
  })

  it('renders again once, however many see the old page', async () => {
    await visit('hier')
    await after(61)
    const { render, begun } = renderByHand()
    for (let visitor = 0; visitor < 5; visitor += 1) expect(await visit(render)).toBe('stale: hier')
    expect(begun()).toBe(1)
  })

  it('waits for the render once the page is older than stale-while-revalidate', async () => {
    await visit('hier')
    await after(661)
    expect(await visit('demain')).toBe('miss: demain')
  })

  it('then waits a second at most, and no visitor after that while it is being rendered', async () => {
    await visit('hier')
    await after(661)
    const { render, begun, finish } = renderByHand()
    const first = visit(render)
    await after(1)
    expect(await first).toBe('stale: hier')
    const second = visit(render)
    await after(0)
    expect(await second).toBe('stale: hier')
    expect(begun()).toBe(1)
    finish(page('demain '))
    await after(0)
    expect(await visit('rien')).toBe('hit: demain')
  })

  it('tells its age in seconds', async () => {
    await visit('hier')
    await after(42)
    expect((await cache.respond(get('/'), async () => page(''))).headers.age).toBe('42')
  })
})

describe('after an invalidation', () => {
  it('the next visitor waits for the new page', async () => {
    await visit('hier')
    cache.invalidate(['blogs'])
    expect(await visit('demain')).toBe('miss: demain')
    expect(await visit('rien')).toBe('hit: demain')
  })

  it('only what was made from the changed records is rendered again', async () => {
    await visit('hier')
    cache.invalidate(['jobs', 'blogs/un-article'])
    expect(await visit('demain')).toBe('hit: hier')
  })

  it('waits a second at most, then shows the old page while rendering goes on', async () => {
    await visit('hier')
    cache.invalidate(['settings'])
    const { render, finish, begun } = renderByHand()
    const first = visit(render)
    await after(0.9)
    const second = visit(render)
    await after(0.1)
    expect(await first).toBe('stale: hier')
    expect(await second).toBe('stale: hier')
    expect(begun()).toBe(1)
    finish(page('demain '))
    await after(0)
    expect(await visit('rien')).toBe('hit: demain')
  })

  it('a render begun before the change is not taken for the new page', async () => {
    const old = renderByHand()
    const early = visit(old.render)
    await after(0)
    cache.invalidate(['blogs'])
    const late = visit('après')
    await after(0)
    old.finish(page('avant '))
    expect(await early).toBe('miss: avant')
    expect(await late).toBe('miss: après')
    expect(await visit('rien')).toBe('hit: après')
  })

  it('a render begun before a change of something else is as good as new', async () => {
    const running = renderByHand()
    const early = visit(running.render)
    await after(0)
    cache.invalidate(['jobs'])
    const late = visit('rien')
    running.finish(page('avant '))
    expect([await early, await late]).toEqual(['miss: avant', 'miss: avant'])
    expect(await visit('rien')).toBe('hit: avant')
  })

  it('of everything, nothing is as good as new, nor what is being rendered', async () => {
    await visit('hier')
    const running = renderByHand()
    const early = cache.respond(get('/autre'), running.render)
    await after(0)
    cache.invalidate('everything')
    running.finish(page('avant '))
    await early
    expect(await visit('après')).toBe('miss: après')
    const again = await cache.respond(get('/autre'), async () => page('après '))
    expect(firstWord(again.body)).toBe('après')
  })
})

describe('when rendering fails', () => {
  it.each([
    ['an exception', () => Promise.reject(new Error('panne'))],
    ['a 503', async () => failure()],
  ])('the old page is shown after an invalidation: %s', async (_what, render) => {
    await visit('hier')
    cache.invalidate(['blogs'])
    expect(await visit(render)).toBe('stale: hier')
    expect(failures).toHaveLength(1)
  })

  it('the old page outlives its date as long as stale-if-error allows', async () => {
    await visit('hier')
    await after(80_000)
    expect(await visit(async () => failure())).toBe('stale: hier')
    await after(10_000)
    expect((await cache.respond(get('/'), async () => failure())).status).toBe(503)
  })

  it('it is tried again after a second, not for each visitor', async () => {
    await visit('hier')
    await after(61)
    await visit(async () => failure())
    await after(0.5)
    expect(await visit('demain')).toBe('stale: hier')
    expect(await visit('demain')).toBe('stale: hier')
    await after(0.5)
    expect(await visit('demain')).toBe('stale: hier')
    await after(0)
    expect(await visit('rien')).toBe('hit: demain')
  })

  it('what failed after twenty seconds is left alone for twenty', async () => {
    await visit('hier')
    await after(661)
    const hanging = renderByHand()
    const first = visit(hanging.render)
    await after(20)
    expect(await first).toBe('stale: hier')
    hanging.finish(failure())
    await after(19)
    expect(await visit('demain')).toBe('stale: hier')
    await after(1)
    expect(await visit('demain')).toBe('miss: demain')
  })

  it('an invalidation ends that pause', async () => {
    await visit('hier')
    await after(61)
    await visit(async () => failure())
    await after(0.1)
    cache.invalidate(['blogs'])
    expect(await visit('demain')).toBe('miss: demain')
  })

  it('without an older page the visitor gets the failure', async () => {
    expect((await cache.respond(get('/'), async () => failure())).status).toBe(503)
    await expect(visit(() => Promise.reject(new Error('panne')))).rejects.toThrow('panne')
    await expect(
      visit(() => {
        throw new Error('panne immédiate')
      }),
    ).rejects.toThrow('panne immédiate')
    expect(await visit('demain')).toBe('miss: demain')
  })

  it('a render that never ends is given up, and the next visitor starts a new one', async () => {
    const endless = visit(renderByHand().render)
    const given = expect(endless).rejects.toThrow('No answer within 30000 ms: render of /')
    await after(30)
    await given
    expect(await visit('demain')).toBe('miss: demain')
  })
})

describe('a page that lacks something because the back office does not answer', () => {
  const lacking = (text: string) => async () => ({ ...page(`${text} `), incomplete: true })

  it('is shown where there is no other, and gives way to the next one', async () => {
    expect(await visit(lacking('sans-offres'))).toBe('miss: sans-offres')
    await after(61)
    expect(await visit(lacking('sans-formations'))).toBe('stale: sans-offres')
    await after(0)
    expect(await visit('rien')).toBe('hit: sans-formations')
    await after(61)
    await visit('entière')
    await after(0)
    expect(await visit('rien')).toBe('hit: entière')
  })

  it.each([
    ['grown old', () => after(61)],
    ['outdated by a change', async () => cache.invalidate(['blogs'])],
    ['expired at midnight', () => after(661)],
  ])('never takes the place of a whole one, though that one has %s', async (_what, age) => {
    await visit('entière')
    await age()
    expect(await visit(lacking('sans-offres'))).toBe('stale: entière')
    await after(0)
    expect(failures).toEqual(['incomplete'])
    expect(await visit('rien')).toBe('stale: entière')
  })

  it('is tried again soon', async () => {
    await visit('entière')
    cache.invalidate(['blogs'])
    await visit(lacking('sans-offres'))
    await after(1)
    expect(await visit('demain')).toBe('miss: demain')
  })

  it('does not take the whole one away either, though it may not be kept itself', async () => {
    await visit('entière')
    cache.invalidate(['blogs'])
    const empty = { ...page('zéro ', { 'cdn-cache-control': 'no-store' }), incomplete: true }
    expect(await visit(async () => empty)).toBe('stale: entière')
    expect(await visit('rien')).toBe('stale: entière')
  })

  it('is better than a whole one too old to be shown', async () => {
    await visit('entière')
    await after(90_000)
    expect(await visit(lacking('sans-offres'))).toBe('miss: sans-offres')
  })
})

describe('when a kept page turns into something else', () => {
  it('a page that may not be kept any more replaces the old one', async () => {
    await visit('hier')
    cache.invalidate(['blogs'])
    const personal = async () => page('privé ', { 'cdn-cache-control': 'no-store' })
    expect(await visit(personal)).toBe('uncacheable: privé')
    expect(await visit('demain')).toBe('miss: demain')
  })

  it('a page unpublished is a 404 from then on', async () => {
    await visit('hier')
    cache.invalidate(['blogs'])
    const gone = async () => ({ ...page('introuvable '), status: 404 })
    expect((await cache.respond(get('/'), gone)).status).toBe(404)
    expect((await cache.respond(get('/'), gone)).outcome).toBe('hit')
  })
})
