import { afterEach, expect, it, vi } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { type SiteSearch, siteSearch } from './siteSearch.ts'

let backOffice: FakeBackOffice
let search: SiteSearch
const record = (id: number, titre: string, date_expiration: string | null) => ({
  id,
  attributes: {
    titre,
    slug: `offre-${id}`,
    date_expiration,
    updatedAt: '2026-11-20T10:00:00.000Z',
    locale: 'fr',
  },
})

afterEach(async () => {
  vi.useRealTimers()
  search.stop()
  await backOffice.stop()
})

it('an offer is found until its last day is over, whether or not anybody changes one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:00:00Z') })
  backOffice = await startFakeBackOffice()
  const offers = [record(1, 'Comptable', '2026-11-21'), record(2, 'Aide-comptable', null)]
  backOffice.answer((request, response) => {
    const data = request.url?.startsWith('/api/jobs') ? offers : []
    const pagination = { page: 1, pageSize: 100, pageCount: 1, total: data.length }
    json({ data, meta: { pagination } })(request, response)
  })
  search = siteSearch({ apiUrl: backOffice.apiUrl, logError: () => undefined })
  await expect.poll(() => places()).toEqual(['offre-1', 'offre-2'])

  vi.setSystemTime(new Date('2026-11-22T00:00:01Z'))
  expect(places()).toEqual(['offre-2'])
})

function places(): string[] {
  const { groups } = search.find({ text: 'comptable', locale: 'fr', type: 'jobs' })
  return groups.flatMap(({ hits }) => hits.map(({ place }) => place)).toSorted()
}
