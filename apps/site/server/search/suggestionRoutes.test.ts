import rateLimit from '@fastify/rate-limit'
import { defaultSettings } from '@sira/contract/records/settings'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Suggestion } from '../../src/features/search/suggestion.ts'
import { siteSearch } from '../../src/search/siteSearch.ts'
import { suggestWhileTyping } from './suggestionRoutes.ts'

let app: FastifyInstance
const search = siteSearch({ apiUrl: 'http://127.0.0.1:9/api', logError: () => undefined })

beforeAll(async () => {
  app = Fastify()
  await app.register(rateLimit, { global: false })
  // Without a back office it finds our own pages.
  suggestWhileTyping(app, search, async () => defaultSettings)
})
afterAll(async () => {
  search.stop()
  await app.close()
})

const ask = (path: string, q: string, remoteAddress = '192.0.2.1') =>
  app.inject({ url: path, query: { q }, remoteAddress })
const suggested = async (path: string, q: string): Promise<Suggestion[]> =>
  (await ask(path, q)).json()

describe('what is suggested while somebody types', () => {
  it('is found by the first letters of a word, with its kind, in the language of the page', async () => {
    expect(await suggested('/recherche/suggestions', 'livr')).toContainEqual({
      title: 'Livraison',
      address: '/services/livraison',
      facts: ['Services et pages'],
    })
    expect(await suggested('/ar/recherche/suggestions', 'التوص')).toContainEqual(
      expect.objectContaining({ address: '/ar/services/livraison' }),
    )
  })

  it('is never more of one kind than leaves room for the others', async () => {
    expect(await suggested('/recherche/suggestions', 'formation')).toHaveLength(2)
  })

  it('is nothing for one letter, for none and for a text', async () => {
    for (const q of ['l', '', ' l ', 'livraison '.repeat(9)]) {
      expect(await suggested('/recherche/suggestions', q)).toEqual([])
    }
  })

  it('costs one address of the network no more than it can type', async () => {
    const statuses = new Map<number, number>()
    for (let times = 0; times < 301; times += 1) {
      const { statusCode } = await ask('/recherche/suggestions', 'l', '192.0.2.9')
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [200, 300],
      [429, 1],
    ])
    expect((await ask('/recherche/suggestions', 'livr')).statusCode).toBe(200)
  })
})
