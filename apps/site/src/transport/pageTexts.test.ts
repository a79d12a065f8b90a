import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { openBackOffice } from './door/contractClient.ts'
import { pageTexts } from './pageTexts.ts'

let server: FakeBackOffice
let logged: string[]
const open = () =>
  openBackOffice({ apiUrl: server.apiUrl, logError: (message) => logged.push(message) })
beforeEach(async () => {
  server = await startFakeBackOffice()
  logged = []
})
afterEach(() => server.stop())

describe('the texts of a page', () => {
  it('are asked for in the language of the page, and it is made anew when they change', async () => {
    const attributes = { heading: 'Hello' }
    server.answer(json({ data: { id: 1, attributes }, meta: {} }, { 'cache-tag': 'page-accueil' }))
    const backOffice = open()
    expect(await pageTexts(backOffice, 'en', 'accueil')).toEqual({ heading: 'Hello' })
    expect(server.asked).toEqual(['/api/page-accueil?locale=en'])
    expect([...backOffice.tags]).toEqual(['page-accueil'])
  })

  it('are none on a server that has none, which is no failure', async () => {
    server.answer(json({ data: null, error: { status: 404 } }, {}, 404))
    const backOffice = open()
    expect(await pageTexts(backOffice, 'fr', 'accueil')).toEqual({})
    expect(backOffice.incomplete).toBe(false)
    expect(logged).toEqual([])
  })

  it('are none while the back office has never answered', async () => {
    await server.stop()
    expect(await pageTexts(open(), 'fr', 'accueil')).toEqual({})
    expect(logged).toEqual(['Error in page texts fetching'])
  })
})
