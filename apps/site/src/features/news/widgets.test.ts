import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { wireList, wireNamed } from '../../../test/wireNews.ts'
import { dataOr } from '../../transport/answer.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { allTags } from './allTags.ts'
import { categoriesWithCounts } from './categoriesWithCounts.ts'

let server: FakeBackOffice
let logged: string[]
const open = () =>
  openBackOffice({ apiUrl: server.apiUrl, logError: (message) => logged.push(message) })
beforeEach(async () => {
  server = await startFakeBackOffice()
  logged = []
})
afterEach(() => server.stop())

describe('categories (product 2.14)', () => {
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

describe('tags (product 2.14)', () => {
  it('come with their names', async () => {
    server.answer(json(wireList([{ id: 3, attributes: wireNamed('Emploi') }])))
    expect(dataOr(await allTags(open(), 'fr'), [])).toEqual([{ id: 3, nom: 'Emploi' }])
  })
})
