import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { wireList } from '../../../test/wireNews.ts'
import { wireTraining } from '../../../test/wireRecords.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { readQuery } from '../../transport/pageQuery.ts'
import { paymentModes } from './paymentModes.ts'
import { trainingsQuery } from './query.ts'
import { trainingBySlug } from './trainingBySlug.ts'
import { trainingSelection } from './trainingSelection.ts'
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

const everything = { niveaux: [], prix: undefined }

describe('the catalogue (spec 2.9)', () => {
  it('is asked for page by page, in the order of the contract', async () => {
    server.answer(json(wireList([wireTraining('excel')])))
    await trainingsPage(open(), 'fr', 2, everything)
    expect(server.asked).toEqual([
      '/api/formations?pagination[page]=2&pagination[pageSize]=24&populate=*&locale=fr',
    ])
  })

  it('is narrowed by level and sorted by price where asked', async () => {
    server.answer(json(wireList([])))
    await trainingsPage(open(), 'fr', 1, { niveaux: ['debutant', 'avance'], prix: 'decroissant' })
    const [asked = ''] = server.asked
    expect(asked).toContain('filters[niveau][$in][0]=debutant&filters[niveau][$in][1]=avance')
    expect(asked).toContain('sort=prix_formation:desc')
  })

  it('shows the free ones first as the cheapest', async () => {
    server.answer(json(wireList([])))
    await trainingsPage(open(), 'fr', 1, { niveaux: [], prix: 'gratuit' })
    expect(server.asked[0]).toContain('sort=prix_formation:asc')
  })

  it('leaves out a training that is not of the contract, and says so in the log', async () => {
    server.answer(json(wireList([wireTraining('bonne'), wireTraining('mauvaise', { Theme: 3 })])))
    const answer = await trainingsPage(open(), 'fr', 1, everything)
    expect(answer).toMatchObject({ state: 'known', data: { items: [{ slug: 'bonne' }] } })
    expect(logged).toEqual(['Record left out: 4 mauvaise'])
  })
})

describe('the filters of the catalogue', () => {
  const selected = (query: string) =>
    trainingSelection(readQuery(trainingsQuery, { searchParams: new URLSearchParams(query) }))

  it('are read from the address', () => {
    expect(selected('niveau=avance&niveau=debutant&prix=croissant')).toEqual({
      niveaux: ['debutant', 'avance'],
      prix: 'croissant',
    })
  })

  it.each(['', 'niveau=expert', 'prix=tous', 'prix='])('select nothing with « %s »', (query) => {
    expect(selected(query)).toEqual(everything)
  })
})

describe('a training (spec 2.10)', () => {
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

describe('payment modes (spec 2.10, 7)', () => {
  it('have a name and perhaps a logo', async () => {
    server.answer(
      json(wireList([{ id: 9, attributes: { nom: 'Espèces', Image: { data: null } } }])),
    )
    expect(await paymentModes(open(), 'fr')).toEqual({
      state: 'known',
      data: [{ id: 9, nom: 'Espèces', logo: null }],
    })
  })

  it('are remembered while the back office is away (spec 4: the last good data is kept)', async () => {
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
