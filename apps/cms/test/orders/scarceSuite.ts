import { afterAll, beforeAll, expect, it } from 'vitest'
import { afterOpeningHours } from '../../src/dates/openingTime.ts'
import { expireOrders } from '../../src/orders/deadlines/expireOrders.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { attributesOf, openShop, type Shop } from './support/openShop.ts'

const hourMs = 3_600_000
function* numbers() {
  for (let number = 10_000_000; ; number += 1) yield number
}
const numbering = numbers()
const inventedPhone = () => `70 ${String(numbering.next().value).slice(2)}`
const inventedTransfer = () => `PP${numbering.next().value}`

/** The rules of books of which there are few, on each database. */
export function scarceSuite(database: SuiteDatabase): void {
  describeOn(database, 'books of which there are few', () => {
    let shop: Shop
    let staff: StaffCall
    beforeAll(async () => {
      shop = await openShop(database)
      staff = await hireStaff(shop.office)
    })
    afterAll(() => shop.close())

    const line = (id: number, quantite: number) => ({ nature: 'livre', id, quantite })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    /** Everybody gives a number of his own, as who invents them does. */
    const buy = (lignes: object[], address: string, more: object = {}) =>
      shop.place({ lignes, phone: inventedPhone(), mode: 'virement', ...more }, from(address))
    const claim = ({ reference, phone }: { reference: string; phone: string }) =>
      shop.api.send('paiements', {
        commande: reference,
        phone,
        operateur: 'orange_money',
        transaction: inventedTransfer(),
      })
    const expireAt = (ms: number) => expireOrders(shop.office.payload, new Date(ms))
    const afterOpening = (hours: number) => afterOpeningHours(new Date(), hours, {}).getTime()

    it('are left to others by half by one address with 200 orders and invented numbers', async () => {
      const copies = [1, 2, 9, 20, 25]
      const books = await Promise.all(copies.map((count) => shop.book(count)))
      const statuses = new Set<number>()
      for (let round = 0; round < 8; round += 1) {
        const orders = Array.from({ length: 25 }, async (_, at) => {
          const phone = inventedPhone()
          const quantite = 1 + (at % 3)
          const answer = await buy([line(books[at % 5] ?? 0, quantite)], '198.51.100.7', { phone })
          statuses.add(answer.statusCode)
          if (answer.statusCode === 200) {
            const { reference } = attributesOf(answer)
            expect((await claim({ reference, phone })).statusCode).toBe(200)
          } else expect(answer.json().error.details).toHaveProperty(['errors', 0, 'path'])
        })
        await Promise.all(orders)
      }
      expect([...statuses].toSorted()).toEqual([200, 409])
      const left = await Promise.all(books.map(shop.stockOf))
      for (const [at, count] of copies.entries()) {
        expect(left[at], `of ${count}`).toBeGreaterThanOrEqual(Math.floor(count / 2))
      }
      // A neighbour buys all the same, and half of what is left.
      expect((await buy([line(books[4] ?? 0, 2)], '198.51.100.8')).statusCode).toBe(200)

      await expireAt(afterOpening(10) + 1000)
      const free = await Promise.all(books.map(shop.stockOf))
      const gone = copies.reduce((sum, count, at) => sum + count - (free[at] ?? 0), 0)
      expect(gone).toBeLessThanOrEqual(5 + 2)
    }, 240_000)

    it('are held by one phone number from many addresses no longer than by one', async () => {
      const book = await shop.book(10)
      const phone = '76 22 33 44'
      const take = (quantite: number, address: string) =>
        buy([line(book, quantite)], address, { phone })
      expect((await take(3, '2001:db8:1::1')).statusCode).toBe(200)
      const refused = await take(3, '203.0.113.9')
      expect(refused.json().error).toMatchObject({
        status: 409,
        details: { retenus: 5, errors: [{ path: ['lignes', '0'] }] },
      })
      expect((await take(2, '203.0.113.10')).statusCode).toBe(200)
    })

    it('are held by one IPv6 household as by one address', async () => {
      const book = await shop.book(4)
      expect((await buy([line(book, 2)], '2001:db8:2:3::1')).statusCode).toBe(200)
      expect((await buy([line(book, 1)], '2001:db8:2:3:ffff::9')).statusCode).toBe(409)
      expect((await buy([line(book, 1)], '2001:db8:2:4::1')).statusCode).toBe(200)
    })

    it('are sold to a usual buyer, down to the last copy', async () => {
      const book = await shop.book(1)
      expect((await buy([line(book, 1)], '198.51.100.20')).statusCode).toBe(200)
      expect(await shop.stockOf(book)).toBe(0)
    })

    it('are counted once by orders that come at the same moment', async () => {
      const books = await Promise.all([shop.book(20), shop.book(20), shop.book(20), shop.book(20)])
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, at) => buy([line(books[at % 4] ?? 0, 2)], '198.51.100.21')),
      )
      expect(await Promise.all(books.map(shop.stockOf))).toEqual([10, 10, 10, 10])
      const one = answers.find(({ statusCode }) => statusCode === 200)
      const { reseau } = await shop.orderOf(one ? attributesOf(one).reference : '')
      const { docs } = await shop.office.payload.find({
        collection: 'commandes',
        where: { reseau: { equals: reseau } },
        pagination: false,
        depth: 0,
      })
      expect(docs).toHaveLength(20)
      expect(docs.filter(({ delaiCourt }) => !delaiCourt)).toHaveLength(2)
    })

    it('are held for four opening hours beyond five copies, whichever way it is paid', async () => {
      const book = await shop.book(40)
      const first = attributesOf(await buy([line(book, 5)], '198.51.100.30'))
      expect(Date.parse(first.echeance)).toBeGreaterThan(Date.now() + 9 * 24 * hourMs)
      const more = attributesOf(
        await buy([line(book, 1)], '198.51.100.30', { mode: 'especes_agence' }),
      )
      expect(Date.parse(more.echeance)).toBeLessThanOrEqual(afterOpening(4))
      const { reference, cle, echeance } = more
      const changed = await shop.api.send('commandes/payer', { reference, cle, mode: 'virement' })
      expect(attributesOf(changed).echeance).toBe(echeance)
      await expireAt(Date.parse(echeance) + 1000)
      expect([(await shop.orderOf(reference)).etat, await shop.stockOf(book)]).toEqual([
        'expirée',
        35,
      ])
    })

    it('are held for 48 hours more by the number of a transfer, once', async () => {
      const book = await shop.book(40)
      for (const quantite of [2, 9]) {
        const phone = inventedPhone()
        const address = `198.51.100.${40 + quantite}`
        const { reference, echeance } = attributesOf(
          await buy([line(book, quantite)], address, { phone }),
        )
        await claim({ reference, phone })
        await claim({ reference, phone })
        const due = Date.parse(echeance) + 48 * hourMs
        expect(Date.parse((await shop.orderOf(reference)).echeance ?? '')).toBe(due)
        await expireAt(due - 1000)
        expect((await shop.orderOf(reference)).etat).toBe('en_attente')
        await expireAt(due + 1000)
        expect((await shop.orderOf(reference)).etat).toBe('expirée')
      }
    })

    it('are free again at once when staff cancel a burst from one of its orders', async () => {
      const [book, other] = [await shop.book(30), await shop.book(30)]
      const address = '198.51.100.70'
      const orders = []
      for (const quantite of [3, 4, 5]) {
        const phone = inventedPhone()
        const answer = attributesOf(await buy([line(book, quantite)], address, { phone }))
        await claim({ reference: answer.reference, phone })
        orders.push(await shop.orderOf(answer.reference))
      }
      const neighbour = attributesOf(await buy([line(other, 2)], '198.51.100.71'))
      const [first] = orders
      const path = `commandes/${first?.id}`
      const desk = await staff('agent', 'GET', `${path}/caisse`)
      expect(await desk.json()).toMatchObject({
        salves: [{ par: 'reseau', commandes: 3, exemplaires: 12 }],
      })
      const cancel = (role: 'agent' | 'editor' | null, body: object) =>
        staff(role, 'POST', `${path}/annuler-salve`, body)
      const wanted = { par: 'reseau', motif: 'Numéros inventés' }
      expect((await cancel('editor', wanted)).status).toBe(403)
      expect((await cancel('agent', { par: 'reseau' })).status).toBe(400)
      expect(await shop.stockOf(book)).toBe(18)

      const answer = await cancel('agent', wanted)
      expect(await answer.json()).toEqual({
        message: 'Commandes annulées\u00a0: 3. Exemplaires de nouveau libres\u00a0: 12.',
      })
      expect(await shop.stockOf(book)).toBe(30)
      const { etat, etapes } = await shop.orderOf(first?.reference ?? '')
      expect(etat).toBe('annulée')
      expect(etapes?.at(-1)).toMatchObject({ qui: 'Fatou', motif: 'Numéros inventés' })
      expect((await shop.orderOf(neighbour.reference)).etat).toBe('en_attente')
    })

    it('keep a digest of the network while nobody has paid, which nobody reads', async () => {
      const book = await shop.book(4)
      const { reference, cle } = attributesOf(await buy([line(book, 1)], '198.51.100.60'))
      const { id, reseau } = await shop.orderOf(reference)
      expect(reseau).toMatch(/^[\w-]{22}$/)
      const read = await staff('administrator', 'GET', `commandes/${id}`)
      expect(await read.text()).not.toContain(reseau)
      await shop.api.send('commandes/annuler', { reference, cle })
      expect((await shop.orderOf(reference)).reseau).toBeNull()
    })
  })
}
