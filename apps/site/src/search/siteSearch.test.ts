import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { type SiteSearch, siteSearch } from './siteSearch.ts'

interface Article {
  id: number
  slug: string
  titre: string
  contenu: string
  locale: string
  updatedAt?: string
}

const written: Article[] = [
  {
    id: 1,
    slug: 'cv',
    titre: 'Refaire son CV',
    contenu: 'La **comptabilité** de vos années.',
    locale: 'fr',
  },
  {
    id: 2,
    slug: 'ventes',
    titre: 'Vendre en été',
    contenu: 'Le marché de Koudougou.',
    locale: 'fr',
  },
  {
    id: 4,
    slug: 'cvtheque',
    titre: 'Notre cvthèque',
    contenu: 'Un **curriculum** par candidat.',
    locale: 'fr',
  },
  {
    id: 5,
    slug: 'tableur',
    titre: 'Maîtriser le tableur',
    contenu: 'Les machines qui apprennent : une intelligence dite artificielle.',
    locale: 'fr',
  },
  { id: 2, slug: 'ventes', titre: 'Selling in summer', contenu: 'The market.', locale: 'en' },
]

let articles: Article[]
let backOffice: FakeBackOffice
let search: SiteSearch
let errors: string[]

beforeEach(async () => {
  articles = [...written]
  errors = []
  backOffice = await startFakeBackOffice()
  // As the contract answers: the version asked for, else the French one.
  backOffice.answer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const locale = searchParams.get('locale') ?? 'fr'
    const french = pathname === '/api/blogs' ? articles.filter((one) => one.locale === 'fr') : []
    const shown = french.map(
      (one) => articles.find(({ id, locale: its }) => id === one.id && its === locale) ?? one,
    )
    const all = shown.map(({ id, ...attributes }) => ({
      id,
      attributes: {
        updatedAt: '2026-11-20T10:00:00.000Z',
        publishedAt: '2026-11-03T08:00:00.000Z',
        ...attributes,
      },
    }))
    const data = all.filter((record) => isAskedFor(record, searchParams)).slice(0, 100)
    const pagination = { page: 1, pageSize: 100, pageCount: 1, total: all.length }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data, meta: { pagination } }))
  })
  search = siteSearch({ apiUrl: backOffice.apiUrl, logError: (message) => errors.push(message) })
  await expect.poll(() => titles('marché')).toEqual(['Vendre en été'])
})
afterEach(async () => {
  search.stop()
  await backOffice.stop()
})

/** By the filters of the contract that keep an index up to date. */
function isAskedFor(
  { id, attributes }: { id: number; attributes: { updatedAt: string } },
  asked: URLSearchParams,
): boolean {
  const ids = [...asked].filter(([name]) => name.startsWith('filters[id][$in]'))
  return (
    id > Number(asked.get('filters[id][$gt]') ?? 0) &&
    attributes.updatedAt >= (asked.get('filters[updatedAt][$gte]') ?? '') &&
    (ids.length === 0 || ids.some(([, one]) => Number(one) === id))
  )
}

const titles = (text: string, locale: 'fr' | 'en' | 'ar' = 'fr') =>
  search
    .find({ text, locale })
    .groups.filter(({ type }) => type === 'blogs')
    .flatMap(({ hits }) => hits.map(({ title }) => title.map((part) => part.text).join('')))

describe('the search of the site (product 2.2)', () => {
  it('forgives accents, capitals, plurals and small mistakes, and says what it looked for', () => {
    for (const text of ['COMPTABILITE', 'comptabilités', 'comptabilté', 'comptabilite cv']) {
      expect(titles(text), text).toEqual(['Refaire son CV'])
    }
    expect(search.find({ text: 'comptabilté', locale: 'fr' }).corrected).toBe('comptabilité')
    expect(search.find({ text: 'comptabilité', locale: 'fr' }).corrected).toBeUndefined()
  })

  it('counts words of two letters, though longer ones begin like them', () => {
    expect(titles('cv')).toEqual(['Refaire son CV'])
    expect(titles('mon CV')).toEqual(['Refaire son CV'])
    expect(titles('co')).toEqual([])
  })

  it('finds what means the same, as the settings say', () => {
    const asked = (text: string, synonyms?: string) =>
      search
        .find({ text, locale: 'fr', synonyms })
        .groups.filter(({ type }) => type === 'blogs')
        .flatMap(({ hits }) => hits.map(({ place }) => place))
    expect(asked('excel')).toEqual([])
    expect(asked('excel', 'Excel, tableur')).toEqual(['tableur'])
    expect(asked('Tableurs', 'Excel, tableur')).toEqual(['tableur'])
    expect(asked('exc', 'Excel, tableur')).toEqual(['tableur'])
    expect(asked('machines exce', 'Excel, tableur')).toEqual(['tableur'])
    expect(asked('cv', 'cv, curriculum vitae, curriculum').toSorted()).toEqual(['cv', 'cvtheque'])
    expect(asked('maîtriser l’IA', 'IA, intelligence artificielle')).toEqual(['tableur'])
    expect(asked('intelligence artificielle', 'IA, intelligence artificielle')).toEqual(['tableur'])
    expect(asked('exel', 'excel, tableur')).toEqual([])
    const { groups, corrected } = search.find({
      text: 'excel',
      locale: 'fr',
      type: 'blogs',
      synonyms: 'excel, tableur',
    })
    expect(corrected).toBeUndefined()
    expect(groups[0]?.hits[0]?.title).toContainEqual({ text: 'tableur', marked: true })
  })

  it('takes any settings as words too', () => {
    const synonyms = [',,,\n"; DROP TABLE records, excel', '* OR (, excel', ','.repeat(5000)]
    for (const odd of synonyms) {
      expect(() => search.find({ text: 'excel', locale: 'fr', synonyms: odd }), odd).not.toThrow()
    }
  })

  it('tells the day and the price of what it finds', () => {
    articles = [...written]
    const { groups } = search.find({ text: 'marché', locale: 'fr', type: 'blogs' })
    const [hit] = groups.flatMap(({ hits }) => hits)
    expect(hit).toMatchObject({ day: '2026-11-03', price: null })
  })

  it('keeps the fields of a record apart in what it shows of them', async () => {
    articles = [{ ...written[0], contenu: '| Ville |  |\n|---|---|\n| Kaya |  |' } as Article]
    search.invalidate(['blogs'])
    await expect.poll(() => titles('kaya')).toEqual(['Refaire son CV'])
    const { groups } = search.find({ text: 'kaya', locale: 'fr', type: 'blogs' })
    expect(groups[0]?.hits[0]?.excerpt.map(({ text }) => text).join('')).toBe('Ville · Kaya')
  })

  it('shows a record in the language of the visitor, else in French, and once', () => {
    expect(titles('market', 'en')).toEqual(['Selling in summer'])
    expect(titles('marché', 'en')).toEqual([])
    expect(titles('marché', 'fr')).toEqual(['Vendre en été'])
    expect(titles('marché', 'ar')).toEqual(['Vendre en été'])
  })

  it('finds the services by what their pages say, in their language', () => {
    const places = (text: string, locale: 'fr' | 'ar') =>
      search.find({ text, locale }).groups.flatMap(({ hits }) => hits.map(({ place }) => place))
    expect(places('livraison de colis', 'fr')).toContain('/services/livraison')
    expect(places('التوصيل', 'ar')).toContain('/services/livraison')
  })

  it('takes any text as words, never as orders to its engine', () => {
    for (const text of ['"', 'a AND', '* OR NOT (', 'title:x', '(((', "'; DROP TABLE records"]) {
      expect(() => search.find({ text, locale: 'fr' }), text).not.toThrow()
    }
    expect(search.find({ text: ' ?! ', locale: 'fr' }).groups).toEqual([])
  })

  it('follows what is published, changed and taken back', async () => {
    articles = [
      { ...written[0], titre: 'Refaire sa lettre' } as Article,
      { id: 3, slug: 'neuf', titre: 'Un article neuf', contenu: 'Des abeilles.', locale: 'fr' },
    ]
    search.invalidate(['blogs', 'blogs/neuf'])
    await expect.poll(() => titles('abeilles')).toEqual(['Un article neuf'])
    expect(titles('comptabilité')).toEqual(['Refaire sa lettre'])
    await expect.poll(() => titles('Koudougou')).toEqual([])
    expect(titles('market', 'en')).toEqual([])
  })

  it('finds what is published later with an older date than all it knows', async () => {
    articles = [
      ...written,
      {
        id: 9,
        slug: 'retrouve',
        titre: 'Un article retrouvé',
        contenu: 'Des girafes.',
        locale: 'fr',
        updatedAt: '2019-01-01T10:00:00.000Z',
      },
    ]
    search.invalidate(['blogs', 'blogs/retrouve'])
    await expect.poll(() => titles('girafes')).toEqual(['Un article retrouvé'])
  })

  it('finds every record of more than one part, whatever the order of their dates', async () => {
    articles = Array.from({ length: 250 }, (_, index) => ({
      id: index + 1,
      slug: `fiche-${index}`,
      titre: `Fiche ${index}`,
      contenu: `repere${index}`,
      locale: 'fr',
      updatedAt: new Date(Date.UTC(2020, 0, 1 + ((index * 97) % 250))).toISOString(),
    }))
    search.invalidate('everything')
    await expect.poll(() => titles('repere249')).toEqual(['Fiche 249'])
    const missing = articles.filter(({ contenu, titre }) => titles(contenu)[0] !== titre)
    expect(missing).toEqual([])
  })

  it('keeps answering while the back office is away', async () => {
    backOffice.answer((_request, response) => response.destroy())
    search.invalidate(['blogs'])
    await expect.poll(() => errors).toEqual(['Error in search index update'])
    expect(titles('comptabilité')).toEqual(['Refaire son CV'])
  })
})
