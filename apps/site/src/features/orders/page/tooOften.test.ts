import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../../test/fakeBackOffice.ts'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import { openBackOffice } from '../../../transport/door/contractClient.ts'
import { checkoutStep } from '../checkout/checkoutStep.ts'
import { orderPaper } from './orderPaper.ts'
import { orderVisit } from './orderVisit.ts'

const reference = 'CM-2026-7KQ4P9X'
const device = new Headers({ cookie: `commandes=${reference}.cle` })
let server: FakeBackOffice
let caller: Parameters<typeof orderVisit>[0]['caller']

beforeEach(async () => {
  server = await startFakeBackOffice()
  server.answer(json({ error: { status: 429 } }, { 'retry-after': '200' }, 429))
  const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
  caller = { backOffice, visitor: '203.0.113.7' }
})
afterEach(() => server.stop())

function fields(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

const visit = (request: Request) =>
  orderVisit({
    caller,
    request,
    asked: reference,
    siteAddress: 'https://sira.example',
    words: dictionaryOf('fr'),
  })
const address = `https://sira.example/commandes/${reference}`

describe('Who asks about orders too often', () => {
  test('is told to wait at the page of the order, and is not asked who he is', async () => {
    const said = { status: 429, retryAfter: 200, problem: expect.stringContaining('4 minutes') }
    expect(await visit(new Request(address, { headers: device }))).toEqual({
      state: 'closed',
      ...said,
    })
    const body = fields({ action: 'ouvrir', phone: '70123456' })
    expect(await visit(new Request(address, { method: 'POST', body }))).toEqual({
      state: 'closed',
      ...said,
    })
  })

  test('is told when a paper may be asked for again, not that nobody is there', async () => {
    const request = new Request(address, { headers: device })
    const asked = { caller, request, asked: reference, locale: 'fr' } as const
    expect(await orderPaper({ ...asked, name: 'pro-forma.pdf' })).toEqual({ retryAfter: 200 })
  })

  test('is told when to come back to order', async () => {
    const cart = [{ nature: 'formule', code: 'mensuel', quantite: 1 }] as const
    const words = dictionaryOf('fr')
    expect(
      await checkoutStep({ caller, cart: [...cart], cartKey: undefined, words, sent: undefined }),
    ).toEqual({
      step: 'tooMany',
      status: 429,
      retryAfter: 200,
    })
  })
})

test('A device is made to forget an order without the back office being asked', async () => {
  await server.stop()
  const body = fields({ action: 'oublier' })
  const request = new Request(address, { method: 'POST', headers: device, body })
  const forgotten = await visit(request)
  expect(forgotten).toMatchObject({
    state: 'moved',
    to: '/suivi?oubli=oui',
    cookies: [expect.stringMatching(/^commandes=; Path=\/; Max-Age=0/)],
  })
})
