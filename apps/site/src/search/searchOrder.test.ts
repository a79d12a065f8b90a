import { writtenDay } from '@sira/contract/writtenDates'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dayFromToday } from '../../test/dayFromToday.ts'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { type SiteSearch, siteSearch } from './siteSearch.ts'

let backOffice: FakeBackOffice
let search: SiteSearch

const content: Readonly<Record<string, object[]>> = {
  formations: [
    { slug: 'passee', Theme: 'Le tableur, encore le tableur', date_formation: dayFromToday(-20) },
    { slug: 'a-venir', Theme: 'Gérer avec un tableur', date_formation: dayFromToday(20) },
  ],
  jobs: ['un', 'deux', 'trois', 'quatre'].map((slug) => ({
    slug,
    titre: 'Comptable',
    description: 'Outils : le tableur. Déposez un curriculum.',
  })),
  biblios: [{ titre: 'Petit traité du tableur', description: 'Dix formules.', prix: 6000 }],
  blogs: [
    { slug: 'tableur', titre: 'Le tableur du lundi', contenu: 'Et un curriculum.' },
    { slug: 'curriculum', titre: 'Le curriculum d’une page', contenu: 'Une page.' },
  ],
}

beforeEach(async () => {
  backOffice = await startFakeBackOffice()
  backOffice.answer((request, response) => {
    const [, , type = ''] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/')
    const data = (content[type] ?? []).map((attributes, id) => ({
      id,
      attributes: { ...attributes, updatedAt: '2026-11-20T10:00:00.000Z', locale: 'fr' },
    }))
    const pagination = { page: 1, pageSize: 100, pageCount: 1, total: data.length }
    json({ data, meta: { pagination } })(request, response)
  })
  search = siteSearch({ apiUrl: backOffice.apiUrl, logError: () => undefined })
  await expect.poll(() => new Set(kinds('tableur')).size).toBe(5)
})
afterEach(async () => {
  search.stop()
  await backOffice.stop()
})

const found = (text: string) => search.find({ text, locale: 'fr' }).groups
const kinds = (text: string) => found(text).map(({ type }) => type)

it('first comes what can be bought or applied to, and of that what is called so', () => {
  expect(kinds('tableur')).toEqual(['formations', 'biblios', 'jobs', 'pages', 'blogs'])
  expect(kinds('curriculum')).toEqual(['jobs', 'blogs'])
})

it('what only mentions a word in its text takes three lines, and tells how many there are', () => {
  const jobs = found('tableur').find(({ type }) => type === 'jobs')
  expect(jobs).toMatchObject({ total: 4, hits: [{}, {}, {}] })
  expect(found('comptable').find(({ type }) => type === 'jobs')?.hits).toHaveLength(4)
})

it('a training is found by the month in which it begins', () => {
  const [, month = ''] = writtenDay(dayFromToday(20), 'fr').split(/\s/)
  expect(found(`gérer ${month}`)[0]?.hits.map(({ place }) => place)).toEqual(['a-venir'])
})

it('a training that is over comes after those to come, and says so', () => {
  const [trainings] = found('tableur')
  expect(trainings?.hits.map(({ place, isOver }) => [place, isOver])).toEqual([
    ['a-venir', false],
    ['passee', true],
  ])
})
