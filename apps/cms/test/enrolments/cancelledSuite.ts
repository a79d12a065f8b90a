import { afterAll, beforeAll, expect, it } from 'vitest'
import { countSeats } from '../../src/enrolments/counting/countSeats.ts'
import { tellChanges } from '../../src/enrolments/news/tellChanges.ts'
import { endHolds, endHoldsLeft } from '../../src/orders/enrolment/endHolds.ts'
import type { Order } from '../../src/payload-types.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { openSchool, type School } from './openSchool.ts'
import { oneOfEach, schoolDesk } from './schoolDesk.ts'

/** The seats of a session that is cancelled or moved (product 11, 12.5). */
export function cancelledSuite(database: SuiteDatabase): void {
  describeOn(database, 'a session that is cancelled', () => {
    let school: School
    beforeAll(async () => {
      school = await openSchool(database)
    })
    afterAll(() => school.shop.close())

    const desk = schoolDesk(() => school)
    const { payments, paid, oweBack, cancel, choose, seatOf, refunded, owedOf } = desk
    const again = ({ reference }: Order) => school.shop.orderOf(reference)
    const statesOf = async (order: Order) => (await school.seats(order)).map(({ etat }) => etat)
    const sent = async (path: string, data: object) => school.shop.api.send(path, data)
    const followed = async ({ reference, phone }: Order) =>
      attributesOf(await sent('suivi', { reference, phone }))

    it('ends at once what nobody has paid; late money is owed back', async () => {
      const session = await school.session(5)
      const [cash, told] = [await school.bought(session, 2), await school.bought(session, 1)]
      const claim = { commande: told.reference, phone: told.phone, operateur: 'orange_money' }
      await sent('paiements', { ...claim, transaction: 'PP261128.1200.A12345' })
      await cancel(session)
      expect(await again(cash)).toMatchObject({ etat: 'annulée', paye: 0, echeance: null })
      expect([await statesOf(cash), await school.freeOf(session)]).toEqual([
        ['annulée', 'annulée'],
        5,
      ])
      expect(await followed(cash)).toMatchObject({ etat: 'annulée', reste: 0 })
      expect((await followed(cash)).aFaire).toMatch(/^La session est annulée/)
      const { reference, cle } = cash
      const opened = attributesOf(await sent('commandes/ouvrir', { reference, cle }))
      expect(opened).toMatchObject({ modes: [], peutAnnuler: false })
      expect(opened.etapes.at(-1)).toMatchObject({ message: expect.stringMatching(/Excel avancé/) })
      const refused = await sent('commandes/payer', { reference, cle, mode: 'especes_agence' })
      expect(refused.json().error).toMatchObject({ status: 409, message: /session.*cancelled/ })
      const [first] = await payments(cash)
      expect(first).toMatchObject({ etat: 'expiré' })
      for (const order of [cash, told]) {
        const late = (await payments(order)).at(-1)
        expect(await paid(late)).toMatchObject({ etat: 'remboursement_dû' })
        await expect(paid(late)).rejects.toMatchObject({ status: 409 })
        expect(await again(order)).toMatchObject({ etat: 'annulée', paye: 0 })
      }
    })

    it('was cancelled before it began, or it is not: its customers cancel no order any more', async () => {
      const session = await school.session(5)
      const { reference, cle } = await school.bought(session, 2)
      const debut = new Date(Date.now() - 60_000).toISOString()
      const { payload } = school.shop.office
      await payload.db.updateOne({ collection: 'sessions', id: session, data: { debut } })
      const opened = attributesOf(await sent('commandes/ouvrir', { reference, cle }))
      expect(opened.peutAnnuler).toBe(false)
      expect((await sent('commandes/annuler', { reference, cle })).statusCode).toBe(409)
      expect((await school.shop.orderOf(reference)).etat).toBe('en_attente')
    })

    it('is taken out of an order that has more, which is paid without it', async () => {
      const [session, other] = [await school.session(5), await school.session(5)]
      const lignes = oneOfEach(session, other)
      const order = await school.bought(session, 1, { lignes })
      await cancel(session)
      await endHolds(session, school.shop.office.payload)
      await endHoldsLeft(school.shop.office.payload)
      expect(await again(order)).toMatchObject({ etat: 'en_attente', total: 20_000 })
      expect(await payments(order)).toMatchObject([{ etat: 'en_attente', montant: 20_000 }])
      expect((await statesOf(order)).toSorted()).toEqual(['annulée', 'retenue'])
      await paid((await payments(order))[0])
      expect(await again(order)).toMatchObject({ etat: 'payée', paye: 20_000 })
    })

    it('keeps what was paid, and asks for no rest', async () => {
      const session = await school.session(5, { acompte: 5_000 })
      const order = await school.bought(session, 1, { acompte: true })
      await paid((await payments(order))[0])
      await cancel(session)
      expect(await again(order)).toMatchObject({ etat: 'confirmée', paye: 5_000 })
      expect(await statesOf(order)).toEqual(['confirmée'])
      expect((await followed(order)).aFaire).toMatch(/ne payez rien/)
      const rest = (await payments(order)).at(-1)
      expect(rest).toMatchObject({ etat: 'expiré', montant: 15_000 })
      expect(await paid(rest)).toMatchObject({ etat: 'remboursement_dû' })
      expect(await again(order)).toMatchObject({ etat: 'confirmée', paye: 5_000 })
      expect(await countSeats(school.shop.office.payload)).toEqual([])
    })

    const opened = async ({ reference, cle }: Order) =>
      attributesOf(await sent('commandes/ouvrir', { reference, cle }))
    it('gives another session of the training for its paid seat, once', async () => {
      const [session, next, dear] = [
        await school.session(3),
        await school.session(1),
        await school.session(9, { prix: 90_000 }),
      ]
      const [order, other] = [await school.bought(session, 1), await school.bought(session, 1)]
      for (const one of [order, other]) await paid((await payments(one))[0])
      const [mine, theirs] = [(await school.seats(order))[0], (await school.seats(other))[0]]
      const reference = mine?.reference ?? ''
      // Nothing has changed yet: there is nothing to choose.
      expect((await choose(reference, order, { session: next })).statusCode).toBe(409)
      await cancel(session)
      expect((await followed(order)).aFaire).toMatch(/choisissez une autre session/)
      const { choix } = (await opened(order)).inscriptions[0]
      expect(choix.annulee).toBe(true)
      expect(choix.sessions.map(({ id }: { id: number }) => id)).toContain(next)
      expect(choix.sessions.map(({ id }: { id: number }) => id)).not.toContain(dear)
      expect((await choose(reference, order, { session: dear })).statusCode).toBe(409)
      const answers = await Promise.all([
        choose(reference, order, { session: next }),
        choose(reference, order, { session: next }),
        choose(theirs?.reference ?? '', other, { session: next }),
      ])
      const won = answers.map(({ statusCode }) => statusCode)
      // Both of one person, or the one of the other: the only seat is one person's.
      expect([won.slice(0, 2), won[2]]).toSatisfy(
        ([own, their]) =>
          (their === 409 && String(own) === '200,200') ||
          (their === 200 && String(own) === '409,409'),
      )
      expect(await school.freeOf(next)).toBe(0)
      const winner = won[2] === 200 ? other : order
      expect(await again(winner)).toMatchObject({ etat: 'payée', total: 20_000, paye: 20_000 })
      expect(await school.seats(winner)).toMatchObject([{ session: next, etat: 'confirmée' }])
      expect((await opened(winner)).inscriptions[0]).not.toHaveProperty('choix')
      expect(await countSeats(school.shop.office.payload)).toEqual([])
    })

    it('owes the money of one seat back, once, and leaves that of the others', async () => {
      const session = await school.session(5)
      const order = await school.bought(session, 2)
      await paid((await payments(order))[0])
      await cancel(session)
      const [first, second] = await school.seats(order)
      const seat = await followed({ ...order, reference: first?.reference ?? '' })
      expect(seat).toMatchObject({
        aFaire: expect.stringMatching(/^La session est annulée/),
        choix: { annulee: true },
      })
      const refund = (reference = '') => choose(reference, order, { rembourser: true })
      const answers = await Promise.all([refund(first?.reference), refund(first?.reference)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(await payments(order)).toMatchObject([
        { etat: 'confirmé', montantRecu: 20_000 },
        { etat: 'remboursement_dû', montantRecu: 20_000 },
      ])
      expect(await again(order)).toMatchObject({ etat: 'payée', total: 20_000, paye: 20_000 })
      // Nobody loses his money by leaving the seat instead.
      const left = await choose(second?.reference ?? '', order, { annuler: true })
      expect(left.statusCode).toBe(200)
      const owed = (await payments(order)).map(({ etat }) => etat)
      expect(owed).toEqual(['remboursement_dû', 'remboursement_dû'])
      expect(await again(order)).toMatchObject({ paye: 0 })
      expect(await statesOf(order)).toEqual(['annulée', 'annulée'])
      expect(await school.freeOf(session)).toBe(5)
    })

    it('of which a deposit is in goes on in another session, whose rest is then paid', async () => {
      const [session, next] = [
        await school.session(5, { acompte: 5_000 }),
        await school.session(5, { acompte: 5_000 }),
      ]
      const order = await school.bought(session, 1, { acompte: true })
      await paid((await payments(order))[0])
      await cancel(session)
      const [seat] = await school.seats(order)
      const own = await followed({ ...order, reference: seat?.reference ?? '' })
      expect(own.choix.sessions.map(({ id }: { id: number }) => id)).toContain(next)
      expect((await choose(seat?.reference ?? '', order, { session: next })).statusCode).toBe(200)
      const rest = (await payments(order)).at(-1)
      expect(rest).toMatchObject({ etat: 'en_attente', montant: 15_000 })
      await paid(rest)
      expect(await again(order)).toMatchObject({ etat: 'payée', paye: 20_000 })
    })

    it('owes nothing twice of what staff have given back by hand', async () => {
      const [session, other] = [await school.session(5), await school.session(5)]
      const order = await school.bought(session, 1, { lignes: oneOfEach(session, other) })
      await paid((await payments(order))[0], 20_000)
      const rest = (await payments(order)).at(-1)
      await paid(rest)
      await oweBack(rest)
      await cancel(session)
      await cancel(other)
      await refunded(order, session)
      expect([await owedOf(order), (await again(order)).paye]).toEqual([20_000, 20_000])
      await refunded(order, other)
      expect([await owedOf(order), (await again(order)).paye]).toEqual([40_000, 0])
    })

    const halfPaid = async (email?: string) => {
      const deposit = { acompte: 5_000 }
      const [session, other] = [await school.session(5, deposit), await school.session(5, deposit)]
      const lignes = oneOfEach(session, other)
      const order = await school.bought(session, 1, { acompte: true, lignes, email })
      await paid((await payments(order))[0])
      await cancel(session)
      return { order, session, other }
    }

    it('takes the money of an order that has another seat, and owes back the share of its own', async () => {
      const { order, session, other } = await halfPaid()
      const late = (await payments(order)).at(-1)
      expect(late).toMatchObject({ etat: 'expiré', montant: 30_000 })
      expect(await paid(late)).toMatchObject({ etat: 'confirmé' })
      expect(await again(order)).toMatchObject({ etat: 'payée', total: 40_000, paye: 40_000 })
      await refunded(order, session)
      expect(await owedOf(order)).toBe(20_000)
      expect(await again(order)).toMatchObject({ etat: 'payée', total: 20_000, paye: 20_000 })
      expect(await school.freeOf(other)).toBe(4)
    })

    it('lets the rest of the others be asked for once its seat is given back', async () => {
      const { order, session } = await halfPaid('caisse@reste.bf')
      await refunded(order, session)
      expect(await owedOf(order)).toBe(5_000)
      expect(await again(order)).toMatchObject({ etat: 'confirmée', total: 20_000, paye: 5_000 })
      const rest = (await payments(order)).at(-1)
      expect(rest).toMatchObject({ etat: 'en_attente', montant: 15_000 })
      const { payload } = school.shop.office
      const where = {
        to: { equals: 'caisse@reste.bf' },
        'about.relationTo': { equals: 'inscriptions' },
      }
      const { docs } = await payload.find({ collection: 'emails', where, depth: 0 })
      // Of money that is in: no letter of strangers.
      expect(docs).toMatchObject([{ kind: 'order' }])
      await paid(rest)
      expect(await again(order)).toMatchObject({ etat: 'payée', paye: 20_000 })
    })

    it('loses one seat of one line where two prices are of it, and is not named where none is left', async () => {
      const [from, next, kept] = [
        await school.session(5),
        await school.session(5, { prix: 15_000 }),
        await school.session(5),
      ]
      const order = await school.bought(from, 1, { lignes: oneOfEach(from, next, kept) })
      const dear = await seatOf(order, from)
      const { payload } = school.shop.office
      const debut = new Date(Date.now() + 40 * 86_400_000).toISOString()
      await payload.update({ collection: 'sessions', id: from, data: { debut } })
      await payload.update({ collection: 'sessions', id: next, data: { prix: 20_000 } })
      await tellChanges(payload, new Date(Date.now() + 600_000))
      expect((await choose(dear, order, { session: next })).statusCode).toBe(200)
      const lines = async () =>
        (await again(order)).lignes?.map(({ numero, montant }) => [numero, montant])
      expect(await lines()).toEqual([
        [next, 15_000],
        [kept, 20_000],
        [next, 20_000],
      ])
      expect((await choose(dear, order, { annuler: true })).statusCode).toBe(200)
      expect(await again(order)).toMatchObject({ etat: 'en_attente', total: 35_000 })
      expect(await lines()).toEqual([
        [next, 15_000],
        [kept, 20_000],
        [next, 0],
      ])
      await cancel(next)
      expect(await again(order)).toMatchObject({ etat: 'en_attente', total: 20_000 })
      expect((await lines())?.map(([, sum]) => sum)).toEqual([0, 20_000, 0])
      expect((await choose(await seatOf(order, kept), order, { annuler: true })).statusCode).toBe(
        200,
      )
      expect(await again(order)).toMatchObject({ etat: 'annulée', total: 0 })
      // Its customer has left: no session of it was cancelled.
      expect((await followed(order)).aFaire ?? '').not.toMatch(/session/)
      expect(await countSeats(payload)).toEqual([])
    })

    it('leaves the same choice to who had a seat before it was moved, and keeps the seat of the others', async () => {
      const [session, next] = [await school.session(5), await school.session(5)]
      const order = await school.bought(session, 1)
      await paid((await payments(order))[0])
      const debut = new Date(Date.now() + 40 * 86_400_000).toISOString()
      const { payload } = school.shop.office
      await payload.update({ collection: 'sessions', id: session, data: { debut } })
      const later = await school.bought(session, 1)
      await tellChanges(payload, new Date(Date.now() + 600_000))
      expect((await opened(order)).inscriptions[0].choix).toMatchObject({ annulee: false })
      expect((await opened(later)).inscriptions[0]).not.toHaveProperty('choix')
      const [seat] = await school.seats(order)
      expect((await choose(seat?.reference ?? '', order, { session: next })).statusCode).toBe(200)
      expect([await school.freeOf(session), await school.freeOf(next)]).toEqual([4, 4])
    })
  })
}
