import { defaultSettings } from '@sira/contract/records/settings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { wireList, wireNamed } from '../../test/wireNews.ts'
import { allTags } from '../features/news/allTags.ts'
import { categoriesWithCounts } from '../features/news/categoriesWithCounts.ts'
import { dataOr } from './answer.ts'
import { openBackOffice } from './door/contractClient.ts'
import { siteSettings } from './siteSettings.ts'

let server: FakeBackOffice
let logged: string[]
function open(changes?: () => number) {
  const logError = (message: string) => logged.push(message)
  return openBackOffice({ apiUrl: server.apiUrl, logError, changes })
}
beforeEach(async () => {
  server = await startFakeBackOffice()
  logged = []
})
afterEach(() => server.stop())

describe('categories (spec 2.14)', () => {
  it('come with the number of their articles, counted by the back office', async () => {
    const blogs = { data: { attributes: { count: 4 } } }
    server.answer(json(wireList([{ id: 1, attributes: { ...wireNamed('Conseils'), blogs } }])))
    expect(await categoriesWithCounts(open(), 'fr')).toEqual({
      state: 'known',
      data: [{ id: 1, nom: 'Conseils', count: 4 }],
    })
    expect(server.asked[0]).toContain('populate[blogs][count]=true')
  })

  it('are left out by the page when nothing is known of them', async () => {
    server.answer(json({}, {}, 500))
    expect(dataOr(await categoriesWithCounts(open(), 'fr'), [])).toEqual([])
    expect(logged).toEqual(['Error in categories fetching'])
  })
})

describe('tags (spec 2.14)', () => {
  it('come with their names', async () => {
    server.answer(json(wireList([{ id: 3, attributes: wireNamed('Emploi') }])))
    expect(dataOr(await allTags(open(), 'fr'), [])).toEqual([{ id: 3, nom: 'Emploi' }])
  })
})

describe('settings (spec 1)', () => {
  it('are those of the back office', async () => {
    const attributes = { ...defaultSettings, brandName: 'Faso' }
    server.answer(json({ data: { id: 1, attributes }, meta: {} }))
    expect(await siteSettings(open(), 'fr')).toMatchObject({ brandName: 'Faso' })
  })

  it('are the defaults on a server that has none, which is no failure', async () => {
    server.answer(json({ data: null, error: { status: 404 } }, {}, 404))
    const backOffice = open()
    expect(await siteSettings(backOffice, 'fr')).toEqual(defaultSettings)
    expect(backOffice.incomplete).toBe(false)
    expect(logged).toEqual([])
  })

  it('are the defaults while the back office has never answered', async () => {
    await server.stop()
    expect(await siteSettings(open(), 'fr')).toEqual(defaultSettings)
    expect(logged).toEqual(['Error in settings fetching'])
  })
})

describe('a widget that many pages have', () => {
  const named = (nom: string) => json(wireList([{ id: 3, attributes: wireNamed(nom) }]), tags)
  const tags = { 'cache-tag': 'tags' }
  let announced: number
  const page = () => open(() => announced)
  beforeEach(() => {
    announced = 0
    server.answer(named('Emploi'))
  })

  it('is asked for once, and each page knows what it is made from', async () => {
    const pages = [page(), page()]
    await Promise.all(pages.map((each) => allTags(each, 'fr')))
    const later = page()
    expect(dataOr(await allTags(later, 'fr'), [])).toEqual([{ id: 3, nom: 'Emploi' }])
    expect(server.asked).toHaveLength(1)
    for (const each of [...pages, later]) expect([...each.tags]).toEqual(['tags'])
  })

  it('is asked for again after a change, also by a page that came during the question', async () => {
    const before = allTags(page(), 'fr')
    announced += 1
    server.answer(named('Métier'))
    expect(dataOr(await allTags(page(), 'fr'), [])).toEqual([{ id: 3, nom: 'Métier' }])
    await before
    expect(dataOr(await allTags(page(), 'fr'), [])).toEqual([{ id: 3, nom: 'Métier' }])
  })

  it('is asked for again after a failure, and shown as it was meanwhile', async () => {
    await allTags(page(), 'fr')
    announced += 1
    server.answer(json({}, {}, 500))
    const during = page()
    expect(await allTags(during, 'fr')).toMatchObject({ state: 'remembered' })
    expect(during.incomplete).toBe(true)
    server.answer(named('Métier'))
    expect(await allTags(page(), 'fr')).toMatchObject({ state: 'known' })
  })

  it('is asked for by every page where no change is ever announced', async () => {
    await allTags(open(), 'fr')
    await allTags(open(), 'fr')
    expect(server.asked).toHaveLength(2)
  })
})
