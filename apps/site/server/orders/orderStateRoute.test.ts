import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import { orderTag } from '@sira/contract/orders/orderTag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { orderState } from '../../src/features/orders/page/orderState.ts'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

const reference = 'CM-2026-7KQ4P9X'
const waiting: OpenedOrder = {
  reference,
  etat: 'en_attente',
  total: 9_900,
  livraison: 0,
  devise: 'XOF',
  lignes: [],
  echeance: null,
  paiement: { mode: 'mobile_money', instructions: '' },
  cle: 'clef',
  createdAt: '2026-11-23T10:00:00.000Z',
  nom: 'Awa',
  phone: '+22670123456',
  email: null,
  remise: { mode: 'agence' },
  entreprise: null,
  note: null,
  acompte: null,
  soldeLe: null,
  bonDeCommande: null,
  paye: 0,
  reste: 9_900,
  paiements: [],
  recus: [],
  etapes: [],
  operateurs: [],
  modes: [],
  peutAnnuler: true,
}
const paid: OpenedOrder = { ...waiting, etat: 'payée', paye: 9_900, reste: 0 }

let backOffice: FakeBackOffice
let site: SiteUnderTest
/** The order as it is opened from now on; resolves at the next time that somebody asks. */
let shows: (order: OpenedOrder) => Promise<void>

beforeEach(async () => {
  backOffice = await startFakeBackOffice()
  site = await startSite(countingPages().handler, { API_URL: backOffice.apiUrl })
  shows = (order) =>
    new Promise((asked) => {
      const answer = json({ data: { id: 1, attributes: order }, meta: {} })
      backOffice.answer((request, response) => {
        answer(request, response)
        asked()
      })
    })
})
afterEach(async () => {
  await site.stop()
  await backOffice.stop()
})

const ask = (known: OpenedOrder, cookie = `commandes=${reference}.clef`) =>
  site.app.inject({
    url: `/commandes/${reference}/etat?depuis=${orderState(known)}`,
    headers: { cookie },
  })

describe('Whoever looks at an order', () => {
  test('is answered as soon as something has happened to it', async () => {
    const asked = shows(waiting)
    const answer = ask(waiting)
    await asked
    void shows(paid)
    site.changes.tell(['biblios', orderTag('CM-2026-2222222'), orderTag(reference)])
    const { statusCode, body } = await answer
    expect([statusCode, body]).toEqual([200, orderState(paid)])
    expect(backOffice.asked).toHaveLength(2)
  })

  test('goes on waiting where it says no more than the page', async () => {
    const first = shows(waiting)
    const answer = ask(waiting)
    await first
    const again = shows(waiting)
    site.changes.tell([orderTag(reference)])
    await again
    void shows(paid)
    site.changes.tell([orderTag(reference)])
    expect((await answer).body).toBe(orderState(paid))
  })

  test('is answered where something may have happened that nobody heard of', async () => {
    const asked = shows(waiting)
    const answer = ask(waiting)
    await asked
    void shows(paid)
    site.changes.tell('everything')
    expect((await answer).body).toBe(orderState(paid))
  })

  test('is answered at once where the page says too little already', async () => {
    void shows(paid)
    expect((await ask(waiting)).body).toBe(orderState(paid))
  })

  test('waits no longer than the site runs', async () => {
    const asked = shows(waiting)
    const answer = ask(waiting)
    await asked
    await site.app.close()
    expect((await answer).statusCode).toBe(204)
  })

  test('is the device that may open it, and no other', async () => {
    expect((await ask(waiting, `commandes=CM-2026-2222222.clef`)).statusCode).toBe(404)
    expect((await ask(waiting, '')).statusCode).toBe(404)
    expect(backOffice.asked).toEqual([])
  })

  test('may be many times the same, yet only four of them wait', async () => {
    const asked: Promise<void>[] = []
    const answers: ReturnType<typeof ask>[] = []
    for (let count = 0; count < 4; count += 1) {
      asked.push(shows(waiting))
      answers.push(ask(waiting))
      await asked.at(-1)
    }
    void shows(waiting)
    expect((await ask(waiting)).statusCode).toBe(204)
    void shows(paid)
    site.changes.tell([orderTag(reference)])
    for (const answer of answers) expect((await answer).body).toBe(orderState(paid))
  })
})
