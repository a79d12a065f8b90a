import { pageSize } from '@sira/contract/wire/pageSize'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod'
import { type FakeBackOffice, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { openBackOffice } from './door/contractClient.ts'
import { contractQuery } from './door/contractQuery.ts'
import { partIn, partQuery, wholeList } from './listPart.ts'

const entity = z.object({ id: z.int(), attributes: z.object({ nom: z.string() }) })
/** The third cannot be read. */
const records = Array.from({ length: 230 }, (_, id) => {
  return { id, attributes: { nom: id === 2 ? null : `n° ${id}` } }
})

let server: FakeBackOffice
beforeEach(async () => {
  server = await startFakeBackOffice()
  server.answer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const start = Number(searchParams.get('pagination[start]'))
    const limit = Number(searchParams.get('pagination[limit]'))
    response.end(JSON.stringify({ data: records.slice(start, start + limit) }))
  })
})
afterEach(() => server.stop())

it('a list is read to its end, whatever cannot be read in it', async () => {
  const left: string[] = []
  const logError = (message: string) => left.push(message)
  const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError })
  const found = await wholeList(async (start) => {
    const reading = await backOffice.read(contractQuery('tags', partQuery(start)))
    return partIn('body' in reading ? reading.body : null, entity, backOffice)
  })
  expect(found.map(({ id }) => id)).toEqual(records.map(({ id }) => id).filter((id) => id !== 2))
  expect(server.asked).toHaveLength(Math.ceil(records.length / pageSize.largest))
  expect(left).toEqual(['Record left out: 2'])
})
