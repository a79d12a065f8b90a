import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type FakeAnswer,
  type FakeBackOffice,
  json,
  startFakeBackOffice,
} from '../../../test/fakeBackOffice.ts'
import { wireList, wireNamed } from '../../../test/wireNews.ts'
import { wireTraining } from '../../../test/wireRecords.ts'
import { fr } from '../../i18n/fr.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { readQuery } from '../../transport/pageQuery.ts'
import { askedCatalogue } from './askedCatalogue.ts'
import { catalogueAddress } from './choosing/catalogueAddress.ts'
import { trainingChoices } from './choosing/trainingChoices.ts'
import { trainingQuestion } from './choosing/trainingQuestion.ts'
import {
  chosenTrainings,
  isCatalogueKept,
  trainingSelection,
  wholeCatalogue,
} from './choosing/trainingSelection.ts'
import { nextTrainings } from './next/nextTrainings.ts'
import { paymentModes } from './paymentModes.ts'
import { trainingsQuery } from './query.ts'
import { similarTrainings } from './similarTrainings.ts'
import { trainingBySlug } from './trainingBySlug.ts'
import { trainingsPage } from './trainingsPage.ts'

let server: FakeBackOffice
let logged: string[]
const open = () =>
  openBackOffice({ apiUrl: server.apiUrl, logError: (message) => logged.push(message) })
beforeEach(async () => {
  server = await startFakeBackOffice()
  logged = []
})
afterEach(() => server.stop())

const today = '2026-11-22'
/** A part of the list as the contract gives it, of so many in all. */
const part = (slugs: string[], total = slugs.length) =>
  json({
    data: slugs.map((slug) => wireTraining(slug)),
    meta: { pagination: { start: 0, limit: 12, total } },
  })
/** Answers what is to come, and what has begun. */
const answerParts = (coming: FakeAnswer, begun: FakeAnswer) =>
  server.answer((request, response) => {
    const isBegun = decodeURIComponent(request.url ?? '').includes('[$lt]')
    return (isBegun ? begun : coming)(request, response)
  })
const selected = (query: string) =>
  trainingSelection(readQuery(trainingsQuery, { searchParams: new URLSearchParams(query) }))
const catalogue = (query = '', page = 1) =>
  trainingsPage(open(), 'fr', {
    page,
    today,
    question: trainingQuestion(selected(query), {
      ville: [{ value: 'bobo-dioulasso', name: 'Bobo', spellings: ['Bobo-Dioulasso', 'BOBO'] }],
    }),
  })

describe('the catalogue (product 2.9)', () => {
  it('has what is to come first, the next one at the top, and what has begun after it', async () => {
    answerParts(part(['demain'], 1), part(['hier'], 1))
    const answer = await catalogue()
    expect(server.asked).toEqual([
      '/api/formations?pagination[start]=0&pagination[limit]=12&filters[date_formation][$gte]=2026-11-22&sort=date_formation:asc&populate=*&locale=fr',
      '/api/formations?pagination[start]=0&pagination[limit]=11&filters[$or][0][date_formation][$lt]=2026-11-22&filters[$or][1][date_formation][$null]=true&sort=date_formation:desc&populate=*&locale=fr',
    ])
    expect(answer).toMatchObject({
      data: {
        items: [{ slug: 'demain' }, { slug: 'hier' }],
        page: 1,
        pageCount: 1,
        total: 2,
        coming: 1,
      },
    })
  })

  it('goes on with what has begun where what is to come ends', async () => {
    answerParts(part([], 30), part(['hier'], 40))
    expect(await catalogue('', 4)).toMatchObject({ data: { page: 4, pageCount: 6, total: 70 } })
    expect(server.asked[0]).toContain('pagination[start]=36')
    expect(server.asked[1]).toContain('pagination[start]=6&pagination[limit]=12')
  })

  it.each([
    ['theme=4', 'filters[thematique][id][$eq]=4'],
    ['ville=bobo-dioulasso', 'filters[ville][$in][0]=Bobo-Dioulasso&filters[ville][$in][1]=BOBO'],
    ['ville=nulle-part', 'filters[ville][$in][0]=nulle-part'],
    [
      'mois=2027-01',
      'filters[$and][0][date_formation][$gte]=2027-01-01&filters[$and][1][date_formation][$lte]=2027-01-31',
    ],
    ['mode=2', 'filters[modesformation][id][$eq]=2'],
    [
      'niveau=debutant&niveau=avance',
      'filters[niveau][$in][0]=debutant&filters[niveau][$in][1]=avance',
    ],
    ['budget=0', 'filters[prix_formation][$lte]=0'],
    ['certificat=oui', 'filters[avec_certificat][$eq]=true'],
    ['prix=decroissant', 'sort=prix_formation:desc'],
    ['prix=gratuit', 'sort=prix_formation:asc'],
  ])('of « %s » is asked for by the API’s own filters', async (query, asked) => {
    server.answer(part([]))
    await catalogue(query)
    expect(server.asked).toHaveLength(2)
    for (const path of server.asked) expect(path).toContain(asked)
  })

  it('leaves out a training that is not of the contract, and says so in the log', async () => {
    const bad = wireTraining('mauvaise', { Theme: 3 })
    answerParts(json(wireList([wireTraining('bonne'), bad])), part([]))
    const answer = await catalogue()
    expect(answer).toMatchObject({ state: 'known', data: { items: [{ slug: 'bonne' }] } })
    expect(logged).toEqual(['Record left out: 4 mauvaise'])
  })
})

describe('what a visitor chooses from', () => {
  it('is what the trainings to come have, in one question', async () => {
    const named = (id: number, nom: string) => ({ data: { id, attributes: wireNamed(nom) } })
    const sessions = [
      { date_formation: '2027-01-09', ville: 'Bobo-Dioulasso', thematique: named(2, 'Excel') },
      { date_formation: '2027-01-20', ville: 'Bobo - Dioulasso', thematique: named(2, 'Excel') },
      { date_formation: '2027-02-01', ville: null, modesformation: named(3, 'En ligne') },
    ]
    server.answer(json(wireList(sessions.map((attributes, id) => ({ id, attributes })))))
    const answer = await trainingChoices(open(), 'fr', today)
    expect(server.asked).toHaveLength(1)
    expect(server.asked[0]).toContain('filters[date_formation][$gte]=2026-11-22')
    expect(answer).toEqual({
      state: 'known',
      data: {
        theme: [{ value: '2', name: 'Excel' }],
        ville: [
          {
            value: 'bobo-dioulasso',
            name: 'Bobo-Dioulasso',
            spellings: ['Bobo-Dioulasso', 'Bobo - Dioulasso'],
          },
        ],
        mois: [
          { value: '2027-01', name: 'janvier 2027' },
          { value: '2027-02', name: 'février 2027' },
        ],
        mode: [{ value: '3', name: 'En ligne' }],
      },
    })
  })
})

describe('the filters of the catalogue', () => {
  it('are read from the address, levels from the lowest', () => {
    expect(selected('niveau=avance&niveau=debutant&prix=croissant&ville=bobo-dioulasso')).toEqual({
      ...wholeCatalogue,
      niveau: ['debutant', 'avance'],
      prix: 'croissant',
      ville: 'bobo-dioulasso',
    })
  })

  it.each(['', 'niveau=expert', 'prix=tous', 'prix=', 'mois=2027-13', 'ville=%3Cb%3E', 'budget=7'])(
    'select nothing with « %s »',
    (query) => {
      expect(selected(query)).toEqual(wholeCatalogue)
    },
  )

  it('are taken back one by one, and lead to the results', () => {
    const [level, budget] = chosenTrainings(selected('niveau=avance&budget=0'))
    const address = (without = wholeCatalogue) => catalogueAddress(fr, without)
    expect(address(level?.without)).toBe('/nos-formations?budget=0#catalogue')
    expect(address(budget?.without)).toBe('/nos-formations?niveau=avance#catalogue')
    expect(address()).toBe('/nos-formations#catalogue')
  })

  it.each([
    ['', true],
    ['ville=kaya', true],
    ['prix=croissant', true],
    ['ville=kaya&prix=croissant', false],
    ['niveau=avance&niveau=debutant', false],
  ])('« %s » makes a page that is kept: %s', (query, kept) => {
    expect(isCatalogueKept(selected(query), 3)).toBe(kept)
  })
})

describe('a choice that finds nothing', () => {
  it.each([
    ['theme=999999', true],
    ['ville=nulle-part', true],
    ['', undefined],
  ])('makes no page that is kept: « %s »', async (query, uncached) => {
    server.answer(part([]))
    const locals: Parameters<typeof askedCatalogue>[0] = { backOffice: open(), locale: 'fr' }
    const asked = readQuery(trainingsQuery, { searchParams: new URLSearchParams(query) })
    expect(await askedCatalogue(locals, asked)).toMatchObject({ trainings: { total: 0 } })
    expect(locals.uncached).toBe(uncached)
    expect(locals.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('a training (product 2.10)', () => {
  it('comes without the envelopes of the wire', async () => {
    server.answer(json(wireList([wireTraining('excel')])))
    const answer = await trainingBySlug(open(), 'fr', 'excel')
    expect(answer).toMatchObject({
      state: 'known',
      data: {
        Theme: 'Thème de excel',
        formateur: { Prenoms: 'Awa', Nom: 'Sanou', Profession: null },
        type: 'Certifiante',
        mode: 'En salle',
        images: [],
        prix_formation: 45_000,
      },
    })
  })

  it('of which everything optional is empty has empty texts, no date and no price', async () => {
    const attributes = { slug: 'nue', Theme: 'Nue', publishedAt: '2026-11-03T08:00:00.000Z' }
    server.answer(json(wireList([{ id: 1, attributes }])))
    const answer = await trainingBySlug(open(), 'fr', 'nue')
    expect(answer).toMatchObject({
      data: { description: '', cible: '', date_formation: null, prix_formation: null, images: [] },
    })
  })

  it('is null when there is none, and away when nobody answers', async () => {
    server.answer(json(wireList([])))
    expect(await trainingBySlug(open(), 'fr', 'rien')).toEqual({ state: 'known', data: null })
    await server.stop()
    expect(await trainingBySlug(open(), 'fr', 'rien')).toEqual({ state: 'away' })
  })
})

describe('similar trainings', () => {
  const training = { slug: 'excel', thematiqueId: 2 }

  it('are the next three others on the same topic', async () => {
    server.answer(json(wireList([wireTraining('tableaux')])))
    const answer = await similarTrainings(open(), 'fr', training, today)
    expect(answer).toMatchObject({ state: 'known', data: [{ slug: 'tableaux' }] })
    for (const asked of [
      'filters[thematique][id][$eq]=2',
      'filters[slug][$ne]=excel',
      'filters[date_formation][$gte]=2026-11-22',
      'pagination[limit]=3',
    ]) {
      expect(server.asked[0]).toContain(asked)
    }
  })

  it('are none, and not asked for, where the topic is not said', async () => {
    const answer = await similarTrainings(open(), 'fr', { ...training, thematiqueId: null }, today)
    expect(answer).toEqual({ state: 'known', data: [] })
    expect(server.asked).toEqual([])
  })
})

describe('payment modes (product 2.10, 7)', () => {
  it('have a name and perhaps a logo', async () => {
    server.answer(
      json(wireList([{ id: 9, attributes: { nom: 'Espèces', Image: { data: null } } }])),
    )
    expect(await paymentModes(open(), 'fr')).toEqual({
      state: 'known',
      data: [{ id: 9, nom: 'Espèces', logo: null }],
    })
  })

  it('are remembered while the back office is away (product 4: the last good data is kept)', async () => {
    server.answer(json(wireList([{ id: 9, attributes: { nom: 'Virement' } }])))
    await paymentModes(open(), 'ar')
    server.answer(json({}, {}, 500))
    expect(await paymentModes(open(), 'ar')).toMatchObject({
      state: 'remembered',
      data: [{ nom: 'Virement' }],
    })
    expect(logged).toContain('Error in payment modes fetching')
  })
})

it('the next trainings are the three that begin first, today or later', async () => {
  server.answer(json(wireList([wireTraining('excel')])))
  const answer = await nextTrainings(open(), 'fr', '2026-11-21')
  expect(answer).toMatchObject({ state: 'known', data: [{ slug: 'excel' }] })
  expect(server.asked).toEqual([
    '/api/formations?filters[date_formation][$gte]=2026-11-21&sort=date_formation:asc&pagination[start]=0&pagination[limit]=3&locale=fr',
  ])
})
