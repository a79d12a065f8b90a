import { formHeaders } from '@sira/contract/forms/envelope'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetSpentProofs } from '../../src/messages/reception/abuse/spentProofs.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { customer, openShop, type Shop } from '../orders/support/openShop.ts'
import { withValkey } from '../support/sharedLimits.ts'

const times = { max: 4, timeWindowMs: 60_000, bytesADay: 3000 }

describe('two back offices with one Valkey', () => {
  const limits = withValkey()
  let shop: Shop
  let both: readonly [FormApi, FormApi]
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  /** Nothing was counted yet, by either. */
  async function opened(): Promise<void> {
    const line = limits.fresh()
    const open = () => openFormApi(shop.office.payload, times, line)
    both = [await open(), await open()]
  }
  const write = (api: FormApi, data: object = {}, headers: Record<string, string> = {}) => {
    const message = { name: 'Awa', email: 'awa@exemple.bf', message: 'Bonjour', ...data }
    return api.send('contacts', message, headers)
  }
  const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode

  it('take so many forms of one address, whichever of them it asks', async () => {
    await opened()
    const [one, two] = both
    for (const api of [one, two, one, two]) expect(await statusOf(write(api))).toBe(200)
    for (const api of both) expect(await statusOf(write(api))).toBe(429)
    const other = { 'x-forwarded-for': '198.51.100.9' }
    expect(await statusOf(write(one, {}, other))).toBe(200)
    for (const api of both) await api.close()
  })

  it('keep so many bytes of it in a day', async () => {
    await opened()
    const [one, two] = both
    const long = { message: 'x'.repeat(1400) }
    expect(await statusOf(write(one, long))).toBe(200)
    expect(await statusOf(write(two, long))).toBe(200)
    expect(await statusOf(write(one, long))).toBe(429)
    for (const api of both) await api.close()
  })

  it('let it guess the number of an order so many times', async () => {
    await opened()
    const guess = (api: FormApi, index: number) =>
      api.ask(`/api/suivi?reference=CM-2026-00000&phone=70${100_000 + index}`)
    const answers = Array.from({ length: 20 }, (_, index) =>
      both.map((api) => statusOf(guess(api, index))),
    )
    const statuses = await Promise.all(answers.flat())
    expect(statuses.filter((status) => status === 404)).toHaveLength(16)
    expect(statuses.filter((status) => status === 429)).toHaveLength(24)
    for (const api of both) await api.close()
  })

  it('keep so many copies for it that nobody has paid for, and others once they are paid', async () => {
    await opened()
    const book = await shop.book(24)
    const order = (api: FormApi, quantite: number, phone: string) => {
      const lignes = [{ nature: 'livre', id: book, quantite }]
      return api.send('commandes', { ...customer, phone, lignes })
    }
    const [one, two] = both
    const first = await order(one, 7, '70 00 00 01')
    expect(first.statusCode).toBe(200)
    expect(await statusOf(order(two, 5, '70 00 00 02'))).toBe(200)
    expect(await statusOf(order(one, 1, '70 00 00 03'))).toBe(409)
    const { reference } = first.json().data.attributes
    const cancelled = two.send('commandes/annuler', { reference, phone: '70 00 00 01' })
    expect(await statusOf(cancelled)).toBe(200)
    expect(await statusOf(order(two, 7, '70 00 00 04'))).toBe(200)
    for (const api of both) await api.close()
  })

  it('know together which proofs of work were spent, by the database: Valkey may be away', async () => {
    const open = () => openFormApi(shop.office.payload)
    both = [await open(), await open()]
    const { payload } = shop.office
    await payload.updateGlobal({ slug: 'settings', data: { proofOfWork: true } })
    const key = crypto.randomUUID()
    const challenge = (await both[0].ask(`/api/form-challenge?key=${key}`)).json()
    const solution = await solveChallenge({ challenge, deriveKey })
    const proof = {
      [formHeaders.key]: key,
      [formHeaders.proof]: JSON.stringify({ challenge, solution }),
    }
    const subscribers = ['un@exemple.bf', 'deux@exemple.bf']
    const sent = subscribers.map((email, index) =>
      both[index === 0 ? 0 : 1].send('newsletters', { email }, proof),
    )
    await Promise.all(sent)
    // The same one once more is the same, wherever it goes.
    await both[1].send('newsletters', { email: 'un@exemple.bf' }, proof)
    const { docs } = await payload.find({
      collection: 'newsletters',
      where: { email: { in: subscribers } },
    })
    expect(docs.map(({ state }) => state).toSorted()).toEqual(['new', 'unwanted'])

    const notes = () => payload.count({ collection: 'payload-kv' })
    expect((await notes()).totalDocs).toBe(1)
    await forgetSpentProofs(payload, new Date())
    expect((await notes()).totalDocs).toBe(1)
    await forgetSpentProofs(payload, new Date(Date.now() + 5 * 24 * 60 * 60_000))
    expect((await notes()).totalDocs).toBe(0)
    for (const api of both) await api.close()
  })
})
