import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../../test/fakeBackOffice.ts'
import { wireList } from '../../../../test/wireNews.ts'
import { wireJob } from '../../../../test/wireRecords.ts'
import { openBackOffice } from '../../../transport/door/contractClient.ts'
import { readQuery } from '../../../transport/pageQuery.ts'
import { jobsQuery } from '../query.ts'
import { askedJobs } from './askedJobs.ts'
import { countryKey } from './countryKey.ts'
import { jobChoices, noChoices } from './jobChoices.ts'
import { jobQuestion } from './jobQuestion.ts'
import { isListKept } from './jobSelection.ts'

const asked = (query: string) => readQuery(jobsQuery, new URL(`http://site.example/?${query}`))

describe('What offers can be chosen by', () => {
  let server: FakeBackOffice
  beforeEach(async () => {
    server = await startFakeBackOffice()
  })
  afterEach(() => server.stop())

  it('is what the open ones have, each once, in one question', async () => {
    const level = (id: number, nom: string) => ({ data: { id, attributes: { nom } } })
    server.answer(
      json(
        wireList([
          wireJob('un', { ville: 'Ouagadougou', experience_level: level(4, '1 à 2 ans') }),
          wireJob('deux', { ville: 'ouagadougou ', experience_level: level(3, 'Débutant') }),
          wireJob('trois', { ville: null, pays: 'Côte d’Ivoire', jobdomain: { data: null } }),
        ]),
      ),
    )
    const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
    expect(await jobChoices(backOffice, 'fr', '2026-11-22')).toEqual({
      state: 'known',
      data: {
        domaine: [{ value: '1', name: 'Numérique' }],
        contrat: [{ value: '1', name: 'CDI' }],
        experience: [
          { value: '3', name: 'Débutant' },
          { value: '4', name: '1 à 2 ans' },
        ],
        pays: [
          { value: 'burkina-faso', name: 'Burkina Faso', spellings: ['Burkina Faso'] },
          { value: 'cote-d-ivoire', name: 'Côte d’Ivoire', spellings: ['Côte d’Ivoire'] },
        ],
        ville: [
          {
            value: 'ouagadougou',
            name: 'Ouagadougou',
            spellings: ['Ouagadougou', 'ouagadougou '],
          },
        ],
      },
    })
    expect(server.asked).toHaveLength(1)
    expect(server.asked[0]).toContain('date_expiration][$gte]=2026-11-22')
  })
})

describe('What a visitor chose', () => {
  const choices = {
    ...noChoices,
    ville: [{ value: 'kaya', name: 'Kaya', spellings: ['Kaya', 'KAYA'] }],
  }

  it('is asked of the API, a town by all its spellings', () => {
    expect(jobQuestion(asked('domaine=3&contrat=2&ville=kaya&urgent=oui'), choices)).toEqual({
      'filters[jobdomain][id][$eq]': 3,
      'filters[jobtype][id][$eq]': 2,
      'filters[ville][$in][0]': 'Kaya',
      'filters[ville][$in][1]': 'KAYA',
      'filters[urgent][$eq]': 'true',
    })
  })

  it('finds nothing in a town where there is no offer, rather than all of them', () => {
    expect(jobQuestion(asked('ville=dori'), choices)).toEqual({ 'filters[ville][$in][0]': 'dori' })
  })

  it('by words that are found nowhere is nothing', () => {
    expect(jobQuestion(asked('q=zebre'), choices, [])).toEqual({ 'filters[slug][$in][0]': '' })
    expect(jobQuestion(asked('q=paie'), choices, ['a', 'b'])).toEqual({
      'filters[slug][$in][0]': 'a',
      'filters[slug][$in][1]': 'b',
    })
  })

  it('is ordered by the last day on request, without what has none', () => {
    expect(jobQuestion(asked('tri=echeance'), choices)).toEqual({
      sort: 'date_expiration:asc',
      'filters[date_expiration][$notNull]': 'true',
    })
  })
})

describe('A page of the offers is kept', () => {
  it.each(['', 'page=2', 'domaine=3', 'ville=kaya&page=2', 'tri=echeance', 'offre=un'])(
    'when it is asked with "%s"',
    (query) => expect(isListKept(asked(query), 3)).toBe(true),
  )

  it.each(['q=paie', 'domaine=3&ville=kaya', 'domaine=3&tri=echeance', 'urgent=oui&offre=un'])(
    'but not when it is asked with "%s": strangers could make any number of them',
    (query) => expect(isListKept(asked(query), 3)).toBe(false),
  )
})

describe('A choice that finds nothing', () => {
  let server: FakeBackOffice
  beforeEach(async () => {
    server = await startFakeBackOffice()
  })
  afterEach(() => server.stop())

  it.each([
    ['domaine=999999', true],
    ['ville=nulle-part', true],
    ['', undefined],
  ])('makes no page that is kept: "%s"', async (query, uncached) => {
    server.answer(json(wireList([])))
    const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
    const locals: Parameters<typeof askedJobs>[0] = { backOffice, locale: 'fr' }
    expect(await askedJobs(locals, asked(query))).toMatchObject({ jobs: { total: 0 } })
    expect(locals.uncached).toBe(uncached)
    expect(locals.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('A country in an address', () => {
  it.each(['Côte d’Ivoire', "Côte d'Ivoire", 'ساحل العاج'])(
    'is one in whatever language: %s',
    (name) => expect(countryKey(name)).toBe('cote-d-ivoire'),
  )

  it('is its own name where it is in no list of ours', () => {
    expect(countryKey('Cap-Vert')).toBe('cap-vert')
  })
})
