import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { type ContractError, envelopeOf } from '@sira/contract/wire/errors'
import { conflict, invalidForm } from '@sira/contract/wire/refusals'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type FakeAnswer,
  type FakeBackOffice,
  json,
  startFakeBackOffice,
} from '../../../../test/fakeBackOffice.ts'
import { wireList } from '../../../../test/wireNews.ts'
import { fr } from '../../../i18n/fr.ts'
import { openBackOffice } from '../../../transport/door/contractClient.ts'
import { type CheckoutStep, checkoutStep } from './checkoutStep.ts'
import { type CheckoutValues, steps } from './checkoutValues.ts'
import { firstValues } from './firstValues.ts'

const lines = [{ nature: 'livre', id: 3, quantite: 4 }] as const
const values: CheckoutValues = {
  ...firstValues,
  nom: 'Awa Ouédraogo',
  phone: '70 12 34 56',
  mode: 'especes_agence',
  note: 'Après 17 h',
}

let server: FakeBackOffice
beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())

function quoteOf(copies: number, price: number): OrderQuote {
  const total = copies * price
  return {
    lignes: [
      {
        nature: 'livre',
        id: 3,
        titre: 'Un livre',
        quantite: copies,
        prix: price,
        montant: total,
        du: null,
        au: null,
      },
    ],
    livraison: 0,
    total,
    devise: 'XOF',
    villes: [],
    modes: ['especes_agence'],
  }
}

const quoted = (quote: OrderQuote) => json({ data: quote, meta: {} })
const refused = (error: ContractError) => json(envelopeOf(error), {}, error.status)
const soldOut = (left: number) =>
  refused(
    conflict('Sold out', {
      errors: [
        { path: ['lignes', '0'], message: `${left} left`, name: 'ConflictError', reste: left },
      ],
    }),
  )

/** An order is answered in one way, the questions what it costs in turn; the last one again. */
function answers(order: FakeAnswer, ...quotes: readonly FakeAnswer[]): void {
  const left = [...quotes]
  server.answer((request, response) => {
    const isBook = request.url?.startsWith('/api/biblios')
    if (isBook)
      return json(wireList([{ id: 3, attributes: { titre: 'Un livre' } }]))(request, response)
    if (request.url === '/api/commandes') return order(request, response)
    const [next] = left.length > 1 ? left.splice(0, 1) : left
    next?.(request, response)
  })
}

const cartKey = 'c'.repeat(32)

function callerOf({ apiUrl }: FakeBackOffice) {
  return { backOffice: openBackOffice({ apiUrl, logError: () => undefined }), visitor: null }
}

function send(step: string, total: number) {
  const sent = { step, values, lines, key: 'a'.repeat(32), total }
  return checkoutStep({ caller: callerOf(server), cart: [], cartKey, words: fr, sent })
}

describe('An order that is not taken as it was read', () => {
  test('because unpaid orders hold enough of a title is told how many, and can be read again', async () => {
    const held = conflict('Unpaid orders hold enough of it already', { retenus: 5 })
    answers(refused(held), quoted(quoteOf(4, 5_000)))
    expect(await send(steps.order, 20_000)).toMatchObject({
      step: 'recap',
      status: 409,
      notes: [fr.checkout.held(5)],
      values,
    })
  })

  test('because a price has changed names both totals, under the same key', async () => {
    const priced = conflict('The total is another one now', { total: 24_000 })
    answers(refused(priced), quoted(quoteOf(4, 6_000)))
    const step = await send(steps.order, 20_000)
    expect(step).toMatchObject({ step: 'recap', status: 409, values, sendingKey: 'a'.repeat(32) })
    expect('notes' in step && step.notes).toEqual([
      fr.checkout.priceChanged('20\u202f000\u00a0FCFA', '24\u202f000\u00a0FCFA'),
      fr.checkout.nothingOrdered,
    ])
  })

  test('because copies went says what is left, and goes on with these', async () => {
    answers(soldOut(1), soldOut(1), quoted(quoteOf(1, 5_000)))
    expect(await send(steps.order, 20_000)).toMatchObject({
      step: 'recap',
      status: 409,
      notes: [fr.cart.less('Un livre', 1), fr.checkout.nothingOrdered],
      lines: [{ id: 3, quantite: 1 }],
      quote: { total: 5_000 },
      values,
    })
  })

  test('because all of it went says so, and that nothing is ordered', async () => {
    answers(soldOut(0), soldOut(0))
    expect(await send(steps.order, 20_000)).toMatchObject({
      step: 'gone',
      status: 409,
      notes: [fr.cart.gone('Un livre')],
    })
  })

  test('because the back office found a field wrong shows the form again', async () => {
    answers(
      refused(invalidForm([{ path: ['phone'], message: 'phone' }])),
      quoted(quoteOf(4, 5_000)),
    )
    expect(await send(steps.order, 20_000)).toMatchObject({
      step: 'form',
      problems: [{ field: 'phone' }],
      values,
    })
  })
})

test('An order that waited on a device is read again beside the total it was agreed to for', async () => {
  answers(soldOut(0), quoted(quoteOf(4, 6_000)))
  const step = await send(steps.check, 20_000)
  expect(step).toMatchObject({ step: 'recap', status: 409 })
  answers(soldOut(0), quoted(quoteOf(4, 5_000)))
  expect(await send(steps.check, 20_000)).toMatchObject({ status: 200, notes: [] })
  expect(server.asked).not.toContain('/api/commandes')
})

describe('The key of an order', () => {
  test('is that of its cart, in however many tabs its page is open', async () => {
    answers(soldOut(0), quoted(quoteOf(4, 5_000)))
    const visit = { caller: callerOf(server), cart: lines, words: fr, sent: undefined }
    expect(await checkoutStep({ ...visit, cartKey })).toMatchObject({ sendingKey: cartKey })
    const [one, other] = [
      await checkoutStep({ ...visit, cartKey: undefined }),
      await checkoutStep({ ...visit, cartKey: undefined }),
    ]
    const keyOf = (step: CheckoutStep) => 'sendingKey' in step && step.sendingKey
    expect(keyOf(one)).toMatch(/^[\da-f]{32}$/)
    expect(keyOf(one)).not.toBe(keyOf(other))
  })

  test('that has served otherwise is another one, and a second order is never placed unread', async () => {
    answers(refused(conflict('Used already')), quoted(quoteOf(4, 5_000)))
    const step = await send(steps.order, 20_000)
    expect(step).toMatchObject({ step: 'recap', status: 409, notes: [fr.checkout.usedKey] })
    expect('sendingKey' in step && [cartKey, 'a'.repeat(32)].includes(step.sendingKey)).toBe(false)
  })
})
