import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { wireArticle, wireList } from '../../../test/wireNews.ts'
import { type BackOffice, openBackOffice } from '../../transport/door/contractClient.ts'
import { draftArticleEntity } from './article.ts'
import { articleBySlug } from './articleBySlug.ts'
import { latestNews } from './latestNews.ts'
import { newsPage } from './newsPage.ts'

let server: FakeBackOffice
let logged: string[]
function open(): BackOffice {
  return openBackOffice({
    apiUrl: server.apiUrl,
    logError: (message) => logged.push(message),
    limits: { timeoutMs: 2000, maxBytes: 1_000_000 },
  })
}
beforeEach(async () => {
  server = await startFakeBackOffice()
  logged = []
})
afterEach(() => server.stop())

describe('an article by its slug (product 2.8)', () => {
  it('is asked for alone, by a filter', async () => {
    server.answer(json(wireList([wireArticle('a&b')])))
    await articleBySlug(open(), 'fr', 'a&b')
    expect(server.asked).toEqual(['/api/blogs?filters[slug][$eq]=a&b&populate=*&locale=fr'])
  })

  it('comes without the envelopes of the wire', async () => {
    server.answer(json(wireList([wireArticle('un')])))
    expect(await articleBySlug(open(), 'fr', 'un')).toEqual({
      state: 'known',
      data: {
        id: 7,
        auteur: null,
        a_suivre: null,
        extrait: null,
        titre_recherche: null,
        description_recherche: null,
        slug: 'un',
        titre: 'Titre de un',
        contenu: '# Bonjour',
        publishedAt: '2026-11-03T08:00:00.000Z',
        updatedAt: '2026-11-02T08:00:00.000Z',
        image: null,
        tags: [{ id: 3, nom: 'Emploi' }],
        category: { id: 2, nom: 'Conseils' },
      },
    })
  })

  it('may lack as a draft what it always has on the site', () => {
    const { attributes } = wireArticle('brouillon', { publishedAt: null, titre: null, slug: null })
    const draft = draftArticleEntity.parse({ id: 7, attributes })
    expect(draft).toMatchObject({ slug: '', titre: '', publishedAt: null })
  })

  it('is null when there is none', async () => {
    server.answer(json(wireList([])))
    expect(await articleBySlug(open(), 'fr', 'rien')).toEqual({ state: 'known', data: null })
  })

  it('is away, and said so in the log, when the back office does not answer', async () => {
    await server.stop()
    const backOffice = open()
    expect(await articleBySlug(backOffice, 'fr', 'un')).toEqual({ state: 'away' })
    expect(logged).toEqual(['Error in blog fetching'])
    expect(backOffice.incomplete).toBe(true)
  })
})

describe('the list of articles (product 2.7)', () => {
  it('is asked for page by page, newest first', async () => {
    server.answer(json(wireList([wireArticle('un')], { page: 2, pageCount: 4, total: 30 })))
    const answer = await newsPage(open(), 'en', 2)
    expect(server.asked).toEqual([
      '/api/blogs?pagination[page]=2&pagination[pageSize]=12&sort=publishedAt:desc&populate=*&locale=en',
    ])
    expect(answer).toMatchObject({ state: 'known', data: { page: 2, pageCount: 4, total: 30 } })
  })

  it('leaves out a record of another shape, and logs which', async () => {
    const bad = wireArticle('mauvais', { titre: 42 })
    server.answer(json(wireList([wireArticle('un'), bad, wireArticle('deux')])))
    const answer = await newsPage(open(), 'fr', 1)
    const slugs = answer.state === 'known' && answer.data.items.map((item) => item.slug)
    expect(slugs).toEqual(['un', 'deux'])
    expect(logged).toEqual(['Record left out: 7 mauvais'])
  })

  it.each([[{ data: null }], [{}], [[]], ['texte'], [{ data: [] }]])(
    'is away when the answer is no list with its pages: %j',
    async (body) => {
      server.answer(json(body))
      expect(await newsPage(open(), 'fr', 1)).toEqual({ state: 'away' })
      expect(logged).toEqual(['Error in blogs fetching'])
    },
  )
})

describe('the latest news (product 2.2, 2.3 and 7)', () => {
  it('are three, from the start of the list', async () => {
    await latestNews(open(), 'fr')
    expect(server.asked).toEqual([
      '/api/blogs?pagination[start]=0&pagination[limit]=3&sort=publishedAt:desc&populate=*&locale=fr',
    ])
  })

  it('log their failure in the words of the spec (product 8)', async () => {
    server.answer(json({}, {}, 500))
    await latestNews(open(), 'fr')
    expect(logged).toEqual(['Error in recent blogs fetching'])
  })

  it('stay what they were while the back office is away, with what they were made from', async () => {
    server.answer(json(wireList([wireArticle('un')]), { 'cache-tag': 'blogs,media' }))
    const before = await latestNews(open(), 'fr')
    server.answer(json({}, {}, 503))
    const backOffice = open()
    const after = await latestNews(backOffice, 'fr')
    expect(after).toEqual({ ...before, state: 'remembered' })
    expect([...backOffice.tags]).toEqual(['blogs', 'media'])
    expect(backOffice.incomplete).toBe(true)
  })

  it('are not remembered from one language to another', async () => {
    server.answer(json(wireList([wireArticle('un')])))
    await latestNews(open(), 'fr')
    server.answer(json({}, {}, 503))
    expect(await latestNews(open(), 'ar')).toEqual({ state: 'away' })
  })
})
