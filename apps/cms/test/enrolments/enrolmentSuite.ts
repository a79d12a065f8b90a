import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dossierKey } from '../../src/dossiers/followUp/dossierKey.ts'
import { openedDossiers } from '../../src/dossiers/followUp/openedDossiers.ts'
import { countSeats } from '../../src/enrolments/counting/countSeats.ts'
import { reportSeats } from '../../src/enrolments/counting/countSeatsTask.ts'
import { confirmPayment } from '../../src/money/ledger/confirmPayment.ts'
import { movePayment } from '../../src/money/ledger/movePayment.ts'
import { expireOrders } from '../../src/orders/deadlines/expireOrders.ts'
import { moveOrder } from '../../src/orders/moves/moveOrder.ts'
import type { Order } from '../../src/payload-types.ts'
import { moveSession } from '../../src/sessions/moves/moveSession.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { openSchool, type School } from './openSchool.ts'
import { waitingList } from './waitingList.ts'

const hourMs = 3_600_000
const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted()

/** The rules of seats, on each database (product 12.1, 12.5, 12.7, 12.8). */
export function enrolmentSuite(database: SuiteDatabase): void {
  describeOn(database, 'seats of a session', () => {
    let school: School
    beforeAll(async () => {
      school = await openSchool(database)
    })
    afterAll(() => school.shop.close())

    const request = () => createLocalReq({}, school.shop.office.payload)
    const payments = async ({ id }: Order) => {
      const { payload } = school.shop.office
      const where = { commande: { equals: id } }
      return (await payload.find({ collection: 'paiements', where, sort: 'id', depth: 0 })).docs
    }
    const pay = async (order: Order, received?: number) => {
      const waiting = (await payments(order)).find(({ etat }) =>
        ['en_attente', 'expiré'].includes(etat),
      )
      const by = { by: 'personnel', who: 'Ali', why: 'Compté', received } as const
      return confirmPayment(waiting?.id ?? 0, by, await request())
    }
    const again = ({ reference }: Order) => school.shop.orderOf(reference)
    const statesOf = async (order: Order) => (await school.seats(order)).map(({ etat }) => etat)
    const change = (reference: string, phone: string, what: object, headers = {}) =>
      school.shop.api.send('inscriptions/changer', { reference, phone, ...what }, headers)

    it('go to one of twenty who want the last one at the same moment', async () => {
      const session = await school.session(1)
      const answers = await Promise.all(Array.from({ length: 20 }, () => school.buy(session, 1)))
      expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
      expect(await school.freeOf(session)).toBe(0)
      expect(await countSeats(school.shop.office.payload)).toEqual([])
    })

    it('are all kept or none: three asked with two free say how many are left', async () => {
      const [session, other] = [await school.session(2), await school.session(5)]
      const lignes = [
        { nature: 'session', id: other, participants: [{ nom: 'Awa' }] },
        { nature: 'session', id: session, participants: [{}, {}, {}] },
      ]
      const refused = await school.buy(session, 3, { lignes })
      expect(refused.json().error).toMatchObject({
        status: 409,
        details: { errors: [{ path: ['lignes', '1'], reste: 2 }] },
      })
      expect([await school.freeOf(session), await school.freeOf(other)]).toEqual([2, 5])
      // Two sessions in whatever order never wait for each other for ever.
      const turned = lignes.map((line) => ({ ...line, participants: [{}] }))
      const both = await Promise.all([
        school.buy(session, 1, { lignes: turned }),
        school.buy(session, 1, { lignes: turned.toReversed() }),
      ])
      expect(statuses(both)).toEqual([200, 200])
    })

    it('answer with a reference each, and are one order under one key', async () => {
      const session = await school.session(6)
      const key = { 'idempotency-key': 'une-cle-de-trois-places' }
      const who = { phone: '70 99 88 77' }
      const answers = [
        await school.buy(session, 3, who, key),
        await school.buy(session, 3, who, key),
      ]
      const [first, second] = answers.map(attributesOf)
      expect(second).toEqual(first)
      expect(first).toMatchObject({ total: 60_000, inscriptions: [{ nom: 'Awa' }, {}, {}] })
      expect(first.inscriptions[1]).toEqual({ reference: expect.stringMatching(/^IN-20\d\d-/) })
      expect(first.lignes).toMatchObject([{ nature: 'session', id: session, quantite: 3 }])
      expect((await school.buy(session, 2, who, key)).statusCode).toBe(409)
      expect(await school.freeOf(session)).toBe(3)
    })

    it('are refused of what is past, closed, cancelled, twice in an order, or of nobody', async () => {
      const { payload } = school.shop.office
      const session = await school.session(5)
      const line = { nature: 'session', id: session, participants: [{}] }
      const refused = async (more: object) => (await school.buy(session, 1, more)).statusCode
      expect(await refused({ lignes: [line, line] })).toBe(400)
      expect(await refused({ lignes: [{ ...line, participants: [] }] })).toBe(400)
      expect(await refused({ bonDeCommande: 'BC 12' })).toBe(400)
      const wrong = { lignes: [{ ...line, participants: [{ email: 'nulle part' }] }] }
      expect(await refused(wrong)).toBe(400)
      for (const data of [
        { etat: 'close' },
        { etat: 'annulee' },
        { etat: 'ouverte', cloture: '2020-01-01T00:00:00.000Z' },
        { cloture: null, debut: '2020-01-01T00:00:00.000Z' },
      ]) {
        await payload.db.updateOne({ collection: 'sessions', id: session, data })
        expect(await refused({}), JSON.stringify(data)).toBe(400)
      }
    })

    it('without limit are never sold out, and free ones are confirmed at once', async () => {
      const session = await school.session(null, { prix: 0 })
      const order = await school.bought(session, 12, { mode: 'troc', email: null, acompte: false })
      expect(order).toMatchObject({ etat: 'payée', total: 0 })
      expect(new Set(await statesOf(order))).toEqual(new Set(['confirmée']))
      expect(await school.freeOf(session)).toBeNull()
    })

    it('beyond half are held for two hours, and for no longer than one may enrol', async () => {
      const session = await school.session(10)
      const usual = await school.bought(session, 5)
      expect(Date.parse(usual.echeance ?? '')).toBeGreaterThan(Date.now() + 3 * hourMs)
      const more = await school.bought(session, 4)
      expect(Date.parse(more.echeance ?? '')).toBeLessThanOrEqual(Date.now() + 2 * hourMs)
      const start = new Date(Date.now() + 5 * hourMs).toISOString()
      const soon = await school.session(10, { debut: start })
      expect((await school.bought(soon, 1)).echeance).toBe(start)
    })

    it('are confirmed by a deposit, and the rest stays due', async () => {
      const session = await school.session(5, { acompte: 5_000 })
      const order = await school.bought(session, 2, { acompte: true })
      expect(order).toMatchObject({ total: 40_000, acompte: 10_000 })
      expect(await payments(order)).toMatchObject([{ montant: 10_000 }])
      await pay(order)
      expect(await again(order)).toMatchObject({ etat: 'confirmée', paye: 10_000, echeance: null })
      expect(await statesOf(order)).toEqual(['confirmée', 'confirmée'])
      const { reference, phone } = order
      const followed = await school.shop.api.send('suivi', { reference, phone })
      expect(attributesOf(followed)).toMatchObject({ etat: 'confirmée', reste: 30_000 })
      await pay(order)
      expect(await again(order)).toMatchObject({ etat: 'payée', paye: 40_000 })
    })

    it('of a company are confirmed by staff with its purchase order, before any money', async () => {
      const session = await school.session(5)
      const company = { entreprise: { nom: 'Faso Coton' }, bonDeCommande: 'BC-2026/12' }
      const order = await school.bought(session, 3, company)
      const plain = await school.bought(session, 1)
      const by = { by: 'personnel', who: 'Ali', why: 'Bon reçu' } as const
      const toDo = async () => attributesOf(await school.shop.api.send('suivi', order)).aFaire
      expect(await toDo()).toMatch(/bon de commande BC-2026\/12.*rien n’est à payer/)
      await expect(moveOrder(plain.id, 'confirmée', by, await request())).rejects.toThrow(/bon de/)
      await moveOrder(order.id, 'confirmée', by, await request())
      expect(await statesOf(order)).toEqual(['confirmée', 'confirmée', 'confirmée'])
      const { reference, cle } = order
      const opened = attributesOf(
        await school.shop.api.send('commandes/ouvrir', { reference, cle }),
      )
      expect(opened).toMatchObject({ reste: 60_000, bonDeCommande: 'BC-2026/12' })
      expect(opened.inscriptions).toMatchObject([{ etat: 'confirmée' }, {}, {}])
      expect(await toDo()).toMatch(/^Payez 60\s000/)
    })

    it('are freed once by who cancels one participant, and then the order', async () => {
      const session = await school.session(5)
      const order = await school.bought(session, 3)
      const [first] = await school.seats(order)
      const reference = first?.reference ?? ''
      const phone = order.phone ?? ''
      const cancel = () => change(reference, phone, { annuler: true })
      expect(statuses([await cancel(), await cancel()])).toEqual([200, 200])
      expect(await school.freeOf(session)).toBe(3)
      // A cancelled seat is billed to nobody.
      const lowered = await again(order)
      expect(lowered).toMatchObject({ total: 40_000, lignes: [{ quantite: 2, montant: 40_000 }] })
      expect(await payments(order)).toMatchObject([{ montant: 40_000 }])
      await school.shop.api.send('commandes/annuler', {
        reference: order.reference,
        cle: order.cle,
      })
      expect(await school.freeOf(session)).toBe(5)
      expect(new Set(await statesOf(order))).toEqual(new Set(['annulée']))
      expect(await countSeats(school.shop.office.payload)).toEqual([])
    })

    it('get another participant until the day, for who knows the pair; nobody else learns of it', async () => {
      const session = await school.session(5)
      const order = await school.bought(session, 1)
      const [seat] = await school.seats(order)
      const reference = seat?.reference ?? ''
      const key = { 'idempotency-key': 'un-remplacement-1' }
      const other = { participant: { nom: 'Issa Ouattara', phone: '76 00 11 22' } }
      const phone = order.phone ?? ''
      expect((await change(reference, '70 00 00 00', other)).statusCode).toBe(404)
      expect((await change(reference, phone, {})).statusCode).toBe(400)
      const changed = await change(reference, phone, other, key)
      expect(attributesOf(changed)).toMatchObject({ etat: 'retenue', nom: 'Issa Ouattara' })
      expect((await change(reference, phone, other, key)).statusCode).toBe(200)
      expect((await change(reference, phone, { annuler: true }, key)).statusCode).toBe(409)
      // He follows the seat by his own number, and reads nothing of the money.
      const followed = await school.shop.api.send('suivi', { reference, phone: '76001122' })
      expect(attributesOf(followed)).toMatchObject({ nature: 'inscription', etat: 'retenue' })
      expect(attributesOf(followed)).not.toHaveProperty('total')
      const past = { debut: '2020-01-01T00:00:00.000Z' }
      await school.shop.office.payload.db.updateOne({
        collection: 'sessions',
        id: session,
        data: past,
      })
      expect((await change(reference, phone, { annuler: true })).statusCode).toBe(409)
    })

    it('paid late are honoured while one is left, else the money is owed back', async () => {
      const session = await school.session(2)
      const orders = [await school.bought(session, 1), await school.bought(session, 1)]
      const [one, other] = orders
      if (!one || !other) throw new Error('No orders')
      await expireOrders(school.shop.office.payload, new Date(Date.now() + 60 * 24 * hourMs))
      expect(await school.freeOf(session)).toBe(2)
      expect(await statesOf(one)).toEqual(['expirée'])
      await pay(one)
      expect(await again(one)).toMatchObject({ etat: 'payée' })
      expect([await statesOf(one), await school.freeOf(session)]).toEqual([['confirmée'], 1])
      await school.bought(session, 1)
      expect(await pay(other)).toMatchObject({ etat: 'remboursement_dû' })
      expect(await again(other)).toMatchObject({ etat: 'expirée', paye: 0 })
      expect(await school.freeOf(session)).toBe(0)
    })

    it('are free again once all that was paid for them has been given back', async () => {
      const session = await school.session(3)
      const order = await school.bought(session, 2)
      const { id } = await pay(order)
      const by = { by: 'personnel', who: 'Ali', why: 'Annulé' } as const
      await movePayment(id, 'remboursement_dû', by, await request())
      expect(await again(order)).toMatchObject({ etat: 'payée' })
      await movePayment(id, 'remboursé', by, await request())
      expect(await again(order)).toMatchObject({ etat: 'remboursée' })
      expect([await statesOf(order), await school.freeOf(session)]).toEqual([
        ['annulée', 'annulée'],
        3,
      ])
    })

    it('are counted every night, and a difference is told once a day', async () => {
      const { payload } = school.shop.office
      const session = await school.session(4)
      await school.bought(session, 1)
      expect(await countSeats(payload)).toEqual([])
      await payload.db.updateOne({ collection: 'sessions', id: session, data: { libres: 4 } })
      const now = new Date()
      await reportSeats(payload, now)
      await reportSeats(payload, now)
      const where = { messageId: { equals: `places-${now.toISOString().slice(0, 10)}` } }
      const { docs } = await payload.find({ collection: 'emails', where, depth: 0 })
      expect(docs).toHaveLength(1)
      expect(docs[0]?.text).toContain('4 places, 4 libres, 1 retenues')
      await payload.db.updateOne({ collection: 'sessions', id: session, data: { libres: 3 } })
    })

    it('are listed for who is known to hold them, without a phone of their own', async () => {
      const { payload } = school.shop.office
      const session = await school.session(3)
      const participants = [{ nom: 'Awa', email: 'awa.sans@exemple.bf' }]
      const lignes = [{ nature: 'session', id: session, participants }]
      const [seat] = await school.seats(await school.bought(session, 1, { lignes }))
      const reference = seat?.reference ?? ''
      expect(seat?.phone ?? null).toBeNull()
      const listed = (cle: string) =>
        openedDossiers({ dossiers: [{ reference, cle }], locale: 'fr' }, payload)
      expect(await listed(dossierKey(reference, payload))).toMatchObject([
        { reference, nature: 'inscription' },
      ])
      expect(await listed('autre')).toEqual([])
      const kind = payload.collections.inscriptions.config.custom.kind
      await kind.erase([seat?.id], await request())
      expect(await listed(dossierKey(reference, payload))).toEqual([])
    })

    it('forget a party with its customer, but who can be asked himself', async () => {
      const session = await school.session(3)
      const named = [{ nom: 'Sans adresse' }, { nom: 'Issa', email: 'issa@exemple.bf' }]
      const lignes = [{ nature: 'session', id: session, participants: named }]
      const order = await school.bought(session, 2, { lignes })
      const { payload } = school.shop.office
      await moveSession(session, 'annulee', { by: 'personnel', why: 'Essai' }, await request())
      const kind = payload.collections.commandes.config.custom.kind
      await kind.erase([order.id], await request())
      expect((await school.seats(order)).map(({ nom }) => nom ?? null)).toEqual([null, 'Issa'])
    })

    waitingList(() => school)
  })
}
