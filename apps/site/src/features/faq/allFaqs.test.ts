import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { wireList } from '../../../test/wireNews.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { allFaqs } from './allFaqs.ts'

let server: FakeBackOffice
const open = () => openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())

describe('frequent questions (product 2.13)', () => {
  it('are all asked for at once, in the order of the back office', async () => {
    server.answer(json(wireList([{ id: 1, attributes: { question: 'Où ?', reponse: null } }])))
    expect(await allFaqs(open(), 'fr')).toEqual({
      state: 'known',
      data: [{ id: 1, question: 'Où ?', reponse: '' }],
    })
    expect(server.asked).toEqual(['/api/faqs?pagination[pageSize]=100&locale=fr'])
  })
})
