import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { failure, firstWord, get, page, renderByHand } from '../test/page.ts'
import { createResponseCache } from './responseCache.ts'

describe('what is kept', () => {
  it.each([200, 301, 308, 404, 410])('status %i is rendered once', async (status) => {
    const cache = createResponseCache({ maxBytes: 1_000_000 })
    let renders = 0
    const render = async () => ({ ...page(`rendu-${++renders}`), status })
    expect(await cache.respond(get('/'), render)).toMatchObject({ status, outcome: 'miss' })
    expect(await cache.respond(get('/'), render)).toMatchObject({ status, outcome: 'hit' })
    expect(renders).toBe(1)
  })

  it.each([
    ['a server error', { status: 503 }, {}],
    ['a temporary redirect', { status: 302 }, {}],
    ['a refusal', { status: 403 }, {}],
    ['a page without a lifetime', {}, { 'cdn-cache-control': 'public' }],
    ['a page not to be stored', {}, { 'cdn-cache-control': 'no-store, max-age=60' }],
    ['a page that sets a cookie', {}, { 'set-cookie': 'a=1' }],
    ['a page that varies by everything', {}, { vary: '*' }],
  ])('%s is rendered for each visitor', async (_what, more, headers) => {
    const cache = createResponseCache({ maxBytes: 1_000_000 })
    let renders = 0
    const render = async () => ({
      ...page(`rendu-${++renders} `, headers as Record<string, string>),
      ...more,
    })
    await cache.respond(get('/'), render)
    const answer = await cache.respond(get('/'), render)
    expect(answer.outcome).toBe('uncacheable')
    expect(firstWord(answer.body)).toBe('rendu-2')
    expect(answer.headers['content-length']).toBe(String(answer.body?.byteLength))
  })

  it('is each address apart', async () => {
    const cache = createResponseCache({ maxBytes: 1_000_000 })
    await cache.respond(get('/a'), async () => page('a'))
    expect(firstWord((await cache.respond(get('/b'), async () => page('b'))).body)).toBe('b')
  })

  it('stays within its memory: the answer longest unasked leaves first', async () => {
    const cache = createResponseCache({ maxBytes: 10_000 })
    const outcome = async (key: string) =>
      (await cache.respond(get(key), async () => page(key))).outcome
    // Each takes about 3.6 kB with its bookkeeping.
    for (const key of ['/a', '/b', '/a', '/c']) await outcome(key)
    expect(await outcome('/a')).toBe('hit')
    expect(await outcome('/b')).toBe('miss')
  })

  it('counts compressed bodies too', async () => {
    const cache = createResponseCache({ maxBytes: 4500 })
    const br = get('/a', { acceptEncoding: 'br' })
    // Hardly compressible: two encodings of it do not fit.
    const body = createHash('shake256', { outputLength: 1500 }).update('étoffe').digest('base64')
    const render = async () => ({ ...page(''), body: new TextEncoder().encode(body) })
    await cache.respond(get('/a'), render)
    expect((await cache.respond(br, render)).outcome).toBe('hit')
    expect((await cache.respond(br, render)).outcome).toBe('miss')
  })

  it('serves an answer larger than the memory without keeping it', async () => {
    const cache = createResponseCache({ maxBytes: 1000 })
    await cache.respond(get('/'), async () => page('grand'))
    expect(await cache.respond(get('/'), async () => page('grand'))).toMatchObject({
      status: 200,
      outcome: 'miss',
    })
  })
})

describe('many who ask at the same time', () => {
  it('share one render', async () => {
    const cache = createResponseCache({ maxBytes: 1_000_000 })
    const { render, begun, finish } = renderByHand()
    const answers = Promise.all(
      Array.from({ length: 32 }, () => cache.respond(get('/', { acceptEncoding: 'br' }), render)),
    )
    await expect.poll(begun).toBe(1)
    finish(page('Accueil'))
    expect(new Set((await answers).map((answer) => answer.body)).size).toBe(1)
    expect(begun()).toBe(1)
  })

  it('share a failure, and the next visitor tries again', async () => {
    const cache = createResponseCache({ maxBytes: 1_000_000 })
    const { render, begun, finish } = renderByHand()
    const answers = Promise.all([cache.respond(get('/'), render), cache.respond(get('/'), render)])
    await expect.poll(begun).toBe(1)
    finish(failure())
    expect((await answers).map((answer) => answer.status)).toEqual([503, 503])
    expect((await cache.respond(get('/'), async () => page('Accueil'))).status).toBe(200)
  })

  it('do not share what may not be kept: it could be meant for one of them', async () => {
    const cache = createResponseCache({ maxBytes: 1_000_000 })
    let renders = 0
    const render = async () => page(`personnel-${++renders} `, { 'set-cookie': 'a=1' })
    const answers = await Promise.all([
      cache.respond(get('/'), render),
      cache.respond(get('/'), render),
      cache.respond(get('/'), render),
    ])
    expect(new Set(answers.map((answer) => firstWord(answer.body))).size).toBe(3)
  })
})
