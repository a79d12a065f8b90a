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
    { slug: 'pitch', Theme: 'Le pitch', date_formation: dayFromToday(-60), prix_formation: 0 },
  ],
  sessions: [
    { debut: `${dayFromToday(50)}T08:00:00.000Z`, ville: 'Bobo-Dioulasso', etat: 'ouverte' },
    { debut: `${dayFromToday(40)}T08:00:00.000Z`, ville: 'Banfora', etat: 'annulee' },
  ].map((held) => ({ ...held, formation: { data: { id: 2, attributes: { slug: 'pitch' } } } })),
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

it('a training is found by its sessions to come: town, month, and the next day is shown', () => {
  const [, month = ''] = writtenDay(dayFromToday(50), 'fr').split(/\s/)
  for (const text of ['pitch bobo', `pitch ${month}`, 'formation bobo']) {
    const trainings = found(text).find(({ type }) => type === 'formations')
    expect(trainings?.hits[0], text).toMatchObject({
      place: 'pitch',
      day: dayFromToday(50),
      isOver: false,
    })
  }
  expect(kinds('banfora')).toEqual([])
})

it('what costs nothing is found as free, by the name of its kind', () => {
  expect(found('formation gratuite')[0]?.hits.map(({ place }) => place)).toEqual(['pitch'])
})

it('beside few records with all the words stand those with some of them', () => {
  const { others: some } = search.find({ text: 'gérer tableur', locale: 'fr' })
  expect(some.map(({ type }) => type)).toContain('biblios')
  expect(some.flatMap(({ hits }) => hits.map(({ place }) => place))).not.toContain('a-venir')
})
