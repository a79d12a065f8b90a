import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { tariffPrices } from './tariffPrices.ts'

let server: FakeBackOffice
let logged: string[]
const open = () =>
  openBackOffice({ apiUrl: server.apiUrl, logError: (message) => logged.push(message) })
const record = (id: number, code: string, prix: unknown) => ({
  id,
  attributes: { code, prix, nature: 'formule', nom: code, mois: 1 },
})
beforeEach(async () => {
  server = await startFakeBackOffice()
  logged = []
})
afterEach(() => server.stop())

describe('The prices of plans and services', () => {
  it('are those that staff gave them, and the contract’s where there is none', async () => {
    const delivery = record(4, 'livraison_ouagadougou', 1_200)
    const data = [
      record(1, 'mensuel', 10_500),
      record(2, 'inconnu', 1),
      record(3, 'annuel', 'x'),
      delivery,
    ]
    server.answer(json({ data, meta: {} }, { 'cache-tag': 'tarifs' }))
    const backOffice = open()
    expect(await tariffPrices(backOffice)).toMatchObject({
      mensuel: 10_500,
      semestriel: 39_900,
      annuel: 49_900,
      cv_professionnel: 5_000,
      livraison_ouagadougou: 1_200,
      livraison_ailleurs: 2_000,
    })
    // The page is made anew when one is saved.
    expect([...backOffice.tags]).toContain('tarifs')
    expect(logged).toHaveLength(1)
  })

  it('are the contract’s on a server that has none, which is no failure', async () => {
    server.answer(json({ data: null, error: { status: 404 } }, {}, 404))
    const backOffice = open()
    expect(await tariffPrices(backOffice)).toMatchObject({ mensuel: 9_900 })
    expect(backOffice.incomplete).toBe(false)
    expect(logged).toEqual([])
  })

  it('are the contract’s while the back office has never answered', async () => {
    await server.stop()
    expect(await tariffPrices(open())).toMatchObject({ mensuel: 9_900 })
    expect(logged).toEqual(['Error in tariffs fetching'])
  })
})
