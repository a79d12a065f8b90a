import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { wireList } from '../../../test/wireNews.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { bookById } from './bookById.ts'
import { booksPage } from './booksPage.ts'

let server: FakeBackOffice
const open = () => openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())

const book = {
  id: 3,
  attributes: { titre: 'Le CV', auteur: null, prix: 3000, image: { data: null } },
}

describe('books (product 2.13)', () => {
  it('are listed in the order of the back office', async () => {
    server.answer(json(wireList([book])))
    expect(await booksPage(open(), 'fr', 1)).toMatchObject({
      data: { items: [{ id: 3, titre: 'Le CV', auteur: null, prix: 3000, description: '' }] },
    })
    expect(server.asked[0]).not.toContain('sort')
  })

  it('are found alone by their number, for the modal', async () => {
    server.answer(json(wireList([book])))
    expect(await bookById(open(), 'fr', 3)).toMatchObject({ data: { titre: 'Le CV' } })
    expect(server.asked).toEqual(['/api/biblios?filters[id][$eq]=3&populate=*&locale=fr'])
  })

  it('that do not exist are null', async () => {
    server.answer(json(wireList([])))
    expect(await bookById(open(), 'fr', 99)).toEqual({ state: 'known', data: null })
  })
})
