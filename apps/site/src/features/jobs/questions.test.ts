import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { wireList } from '../../../test/wireNews.ts'
import { wireJob } from '../../../test/wireRecords.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { jobBySlug } from './jobBySlug.ts'
import { jobsPage } from './jobsPage.ts'
import { newestJobs } from './newestJobs.ts'

let server: FakeBackOffice
const open = () => openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())

describe('the open offers (product 2.11)', () => {
  it('are those whose last day is today or later, or that have none', async () => {
    server.answer(json(wireList([])))
    await jobsPage(open(), 'fr', 1, '2026-11-21')
    const [asked = ''] = server.asked
    expect(asked).toContain('filters[$or][0][date_expiration][$gte]=2026-11-21')
    expect(asked).toContain('filters[$or][1][date_expiration][$null]=true')
    expect(asked).toContain('sort=date_publication:desc')
  })

  it('come with how many there are in all', async () => {
    server.answer(json(wireList([wireJob('un')], { pageCount: 4, total: 90 })))
    expect(await jobsPage(open(), 'fr', 1, '2026-11-21')).toMatchObject({
      data: { page: 1, pageCount: 4, total: 90, items: [{ slug: 'un' }] },
    })
  })
})

it('the newest offers are the three open ones that came out last', async () => {
  server.answer(json(wireList([wireJob('un')])))
  const answer = await newestJobs(open(), 'fr', '2026-11-21')
  expect(answer).toMatchObject({ state: 'known', data: [{ slug: 'un', compagnie: 'Faso Logis' }] })
  const [asked = ''] = server.asked
  expect(asked).toContain('filters[$or][0][date_expiration][$gte]=2026-11-21')
  expect(asked).toContain('sort=date_publication:desc')
  expect(asked).toContain('pagination[start]=0&pagination[limit]=3')
})

describe('an offer (product 2.11)', () => {
  it('comes without the envelopes of the wire', async () => {
    server.answer(json(wireList([wireJob('un')])))
    expect(await jobBySlug(open(), 'fr', 'un')).toEqual({
      state: 'known',
      data: {
        id: 5,
        slug: 'un',
        titre: 'Titre de un',
        description: 'Une offre.',
        date_publication: '2026-11-10',
        date_expiration: '2026-12-10',
        publishedAt: '2026-11-03T08:00:00.000Z',
        pays: 'Burkina Faso',
        ville: 'Koudougou',
        titre_recherche: null,
        description_recherche: null,
        questions: [],
        urgent: false,
        cvFacultatif: false,
        pourvue: false,
        verifiee: false,
        verifiee_jusquau: null,
        compagnie: 'Faso Logis',
        domaine: 'Numérique',
        domaineId: 1,
        type: 'CDI',
        experience: null,
      },
    })
  })

  it('without a day of its own was published when it went on the site', async () => {
    server.answer(json(wireList([wireJob('un', { date_publication: null })])))
    expect(await jobBySlug(open(), 'fr', 'un')).toMatchObject({
      data: { date_publication: '2026-11-03' },
    })
  })

  it('is found expired too: its address stays', async () => {
    server.answer(json(wireList([wireJob('un', { date_expiration: '2020-01-01' })])))
    expect(await jobBySlug(open(), 'fr', 'un')).toMatchObject({ state: 'known' })
    expect(server.asked[0]).not.toContain('date_expiration')
  })
})
