import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostToOne } from '../../src/mail/caps/letterBounds.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, customer, openShop, type Shop } from './support/openShop.ts'

const plan = { lignes: [{ nature: 'formule', code: 'mensuel' }] }
const statuses = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode)

describe('what a stranger can do to a shop (product 12)', () => {
  let shop: Shop
  /** Where one address may guess four times wrong. */
  let guarded: FormApi
  let staff: StaffCall
  beforeAll(async () => {
    shop = await openShop()
    staff = await hireStaff(shop.office)
    guarded = await openFormApi(shop.office.payload, { max: 1, timeWindowMs: 10 * 60_000 })
  })
  afterAll(async () => {
    await guarded.close()
    await shop.close()
  })

  const from = (address: string) => ({ 'x-forwarded-for': address })

  it('guess a few times: then what is right looks like what is wrong', async () => {
    const { reference } = await shop.placed(plan)
    const [operateur, transaction] = ['orange_money', 'PP998877']
    const ways = {
      suivi: (right: boolean) => ({ reference, phone: right ? customer.phone : '70 00 00 00' }),
      'commandes/ouvrir': (right: boolean) => ({
        reference,
        phone: right ? customer.phone : '70 00 00 00',
      }),
    }
    for (const [index, [path, pair]] of Object.entries(ways).entries()) {
      const guess = (right: boolean) =>
        guarded.send(path, pair(right), from(`192.0.2.${index + 1}`))
      const wrong = await Promise.all(Array.from({ length: 12 }, () => guess(false)))
      expect(statuses(wrong).filter((status) => status === 404)).toHaveLength(4)
      expect(statuses([await guess(true), await guess(false)]), path).toEqual([429, 429])
    }
    const claim = { commande: reference, phone: customer.phone, operateur, transaction }
    const claimed = await guarded.send('paiements', claim, from('192.0.2.1'))
    expect(claimed.statusCode).toBe(429)
    // A right guess is not counted, and does not pay for wrong ones elsewhere.
    for (let times = 0; times < 6; times += 1) {
      const found = await guarded.send('suivi', ways.suivi(true), from('192.0.2.9'))
      expect(attributesOf(found).reference).toBe(reference)
    }
  })

  it('who guess close nobody out who has the key of a letter', async () => {
    const { reference, cle } = await shop.placed(plan)
    const neighbour = from('192.0.2.30')
    for (const phone of ['1', '2', '3', '4', '5', '6'].map((last) => `70 00 00 0${last}`)) {
      await guarded.send('suivi', { reference, phone }, neighbour)
    }
    for (const path of ['commandes/ouvrir', 'commandes/proforma']) {
      expect((await guarded.send(path, { reference, cle }, neighbour)).statusCode, path).toBe(200)
    }
  })

  it('order under a name that can be read, and is what it looks like', async () => {
    const nameless = await shop.place({ ...plan, nom: '\u200f\u200e' })
    expect(nameless.json().error.details.errors).toMatchObject([{ path: ['nom'] }])
    const turned = await shop.placed({ ...plan, nom: 'Awa \u202eudA\u0007', note: 'a\tb\nc' })
    expect(turned).toMatchObject({ nom: 'Awa udA', note: 'a\tb\nc' })
  })

  it('who wait for news of many orders leave them to be looked at', async () => {
    const { reference, cle } = await shop.placed(plan)
    const few = await openFormApi(shop.office.payload, { max: 1, timeWindowMs: 10 * 60_000 })
    const ask = (path: string, key: string, address: string) =>
      few.send(path, { reference, cle: key }, from(address))
    for (let times = 0; times < 40; times += 1) {
      expect((await ask('commandes/veille', cle, '192.0.2.40')).statusCode).toBe(200)
    }
    expect((await ask('commandes/veille', cle, '192.0.2.40')).statusCode).toBe(429)
    expect(attributesOf(await ask('commandes/ouvrir', cle, '192.0.2.40')).reference).toBe(reference)
    await few.close()
  })

  it('have no letter more than the cap written to somebody by ordering and cancelling', async () => {
    const email = 'victime@exemple.bf'
    for (let times = 0; times < 6; times += 1) {
      const { reference, cle } = await shop.placed({ ...plan, email })
      await shop.api.send('commandes/annuler', { reference, cle })
    }
    const where = { to: { equals: email }, state: { not_equals: 'held' } }
    const { totalDocs } = await shop.office.payload.count({ collection: 'emails', where })
    expect(totalDocs).toBe(mostToOne.unpaidOrder)
  })

  it.each(['commandes', 'paiements'])(
    'are kept out, as staff are, from changing many %s at once, without their turn',
    async (path) => {
      const answer = await staff('administrator', 'PATCH', `${path}?where[id][exists]=true`, {
        notes: 'Toutes',
      })
      expect(answer.status).toBe(403)
    },
  )

  it.each(['GET', 'POST'] as const)(
    'find no provider that is not switched on by %s',
    async (method) => {
      const url = '/api/paiements/pawapay/notification'
      expect((await shop.api.ask({ method, url })).statusCode).toBe(404)
    },
  )
})
