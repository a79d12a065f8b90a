import { type Mover, moveOf } from '@sira/contract/dossiers/moves'
import { paymentMoves, paymentStates } from '@sira/contract/orders/paymentStates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmPayment } from '../../src/money/ledger/confirmPayment.ts'
import { movePayment } from '../../src/money/ledger/movePayment.ts'
import { moveOrder } from '../../src/orders/moves/moveOrder.ts'
import { hireStaff } from '../inbox/support/staff.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { moneyRaces } from './moneyRaces.ts'
import { openPaidShop, type PaidShop } from './support/openPaidShop.ts'
import { attributesOf } from './support/openShop.ts'
import { putInState } from './support/putInState.ts'

const staff = { by: 'personnel', who: 'Salif' } as const

/** The rules of payments, on each database. */
export function paymentsSuite(
  database: SuiteDatabase,
  more: (shop: () => PaidShop) => void = () => undefined,
): void {
  describeOn(database, 'payments (product 12)', () => {
    let shop: PaidShop
    beforeAll(async () => {
      shop = await openPaidShop(database)
    })
    afterAll(() => shop.close())
    more(() => shop)
    moneyRaces(() => shop)

    it.each([
      ['paid', 'confirmé', 'payée', 1],
      ['doubled', 'confirmé', 'payée', 1],
      ['outOfOrder', 'confirmé', 'payée', 1],
      ['silent', 'confirmé', 'payée', 1],
      ['refused', 'refusé', 'en_attente', 0],
      ['forged', 'en_attente', 'en_attente', 0],
      ['short', 'à_rapprocher', 'en_attente', 0],
      ['otherCurrency', 'à_rapprocher', 'en_attente', 0],
      ['unknown', 'en_attente', 'en_attente', 0],
      ['never', 'en_attente', 'en_attente', 0],
    ] as const)(
      'an operator who plays « %s »: %s, the order %s',
      async (scenario, paid, state, receipts) => {
        for (const mode of ['pawapay', 'cinetpay'] as const) {
          shop.plays(scenario)
          const placed = await shop.orderedOnline([{ nature: 'formule', code: 'mensuel' }], mode)
          const { order, payment } = await shop.settled(placed)
          expect([payment.etat, order.etat], mode).toEqual([paid, state])
          expect(await shop.receiptsOf(order), mode).toHaveLength(receipts)
          const letters = await shop.lettersOf(order)
          expect(letters, mode).toHaveLength(receipts || scenario === 'refused' ? 1 : 0)
        }
      },
    )

    it('of an order that nobody knows waits for staff', async () => {
      const { payload } = shop.office
      const where = { etat: { equals: 'à_rapprocher' }, commande: { exists: false } } as const
      const { totalDocs: before } = await payload.count({ collection: 'paiements', where })
      shop.plays('unknown')
      await shop.settled(await shop.orderedOnline())
      await expect
        .poll(async () => (await payload.count({ collection: 'paiements', where })).totalDocs)
        .toBe(before + 1)
    })

    it('that was asked for twice is confirmed once, and its receipts have no gap', async () => {
      shop.plays('silent')
      const orders = await Promise.all(Array.from({ length: 6 }, () => shop.orderedOnline()))
      const both = [...orders, ...orders]
      await Promise.all(both.map((order) => shop.settled(order)))
      const numbers = (await Promise.all(orders.map((order) => shop.receiptsOf(order)))).flat()
      expect(numbers).toHaveLength(orders.length)
      const { docs } = await shop.office.payload.find({
        collection: 'recus',
        pagination: false,
        sort: 'rang',
        depth: 0,
      })
      expect(docs.map(({ rang }) => rang)).toEqual(docs.map((_, index) => index + 1))
    })

    it('that came late is honoured while there is stock, and else owed back', async () => {
      const book = await shop.book(1)
      const late = async () => {
        shop.plays('never')
        const placed = await shop.orderedOnline([{ nature: 'livre', id: book, quantite: 1 }])
        await moveOrder(placed.id, 'expirée', { by: 'horloge' }, await shop.newReq())
        return placed
      }
      const [first, second] = [await late(), await late()]
      for (const held of shop.operator.desk.payments.all().slice(0, 2)) {
        shop.operator.desk.play(held, 'silent')
      }
      const honoured = await shop.settled(first)
      expect([honoured.payment.etat, honoured.order.etat]).toEqual(['confirmé', 'payée'])
      expect(await shop.stockOf(book)).toBe(0)
      const owed = await shop.settled(second)
      expect([owed.payment.etat, owed.order.etat]).toEqual(['remboursement_dû', 'expirée'])
      expect(await shop.receiptsOf(second)).toEqual([])
      expect(await shop.stockOf(book)).toBe(0)
    })

    const claimOf = (order: { reference: string }, transaction: string, more = {}) =>
      shop.api.send('paiements', {
        commande: order.reference,
        phone: '+22670123456',
        operateur: 'orange_money',
        transaction,
        ...more,
      })
    const byTransfer = { lignes: [{ nature: 'formule', code: 'mensuel' }], mode: 'mobile_money' }

    it('by a transfer is one, in however many ways its number is written', async () => {
      const [order, other] = [await shop.placed(byTransfer), await shop.placed(byTransfer)]
      expect(attributesOf(await claimOf(order, 'PP261123.1405.A10231'))).toEqual({
        commande: order.reference,
        etat: 'déclaré',
        operateur: 'orange_money',
        transaction: 'PP261123.1405.A10231',
        montant: 9900,
      })
      // The second tap is answered like the first.
      expect((await claimOf(order, 'PP261123.1405.A10231')).statusCode).toBe(200)
      expect((await claimOf(order, 'pp 261123 1405 a1O231')).statusCode).toBe(409)
      expect((await claimOf(other, 'PP261123-1405-AI0231')).statusCode).toBe(409)
      expect(await shop.paymentsOf(order)).toMatchObject([{ etat: 'déclaré' }])
      expect(await shop.paymentsOf(other)).toMatchObject([{ etat: 'en_attente' }])
    })

    it('by a transfer, claimed at the same moment for two orders, is one', async () => {
      const orders = await Promise.all([shop.placed(byTransfer), shop.placed(byTransfer)])
      const answers = await Promise.all(orders.map((order) => claimOf(order, 'CI261123.0001')))
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    })

    it('is claimed by who ordered alone, and of an operator that is ours', async () => {
      const order = await shop.placed(byTransfer)
      const wrongPhone = await claimOf(order, 'PP1.1.11111', { phone: '70 00 00 00' })
      const noOrder = await claimOf({ reference: 'CM-2026-2222222' }, 'PP1.1.11111')
      expect([wrongPhone.statusCode, noOrder.statusCode]).toEqual([404, 404])
      expect(wrongPhone.body).toBe(noOrder.body)
      const stranger = await claimOf(order, 'PP1.1.11111', { operateur: 'autre' })
      expect(stranger.json().error.details.errors).toMatchObject([{ path: ['operateur'] }])
      expect((await claimOf(order, '--')).statusCode).toBe(400)
    })

    it('of a part is counted, and the rest is waited for; the surplus waits for staff', async () => {
      const order = await shop.placed(byTransfer)
      const [first] = await shop.paymentsOf(order)
      await confirmPayment(first?.id ?? 0, { ...staff, received: 4000 }, await shop.newReq())
      const [, rest] = await shop.paymentsOf(order)
      expect(rest).toMatchObject({ etat: 'en_attente', montant: 5900 })
      expect(await shop.orderOf(order.reference)).toMatchObject({ etat: 'en_attente', paye: 4000 })
      await confirmPayment(rest?.id ?? 0, { ...staff, received: 6000 }, await shop.newReq())
      expect(await shop.orderOf(order.reference)).toMatchObject({ etat: 'payée', paye: 9900 })
      expect((await shop.paymentsOf(order))[2]).toMatchObject({
        etat: 'à_rapprocher',
        montant: 100,
      })
      expect(await shop.receiptsOf(order)).toHaveLength(2)
    })

    it('confirmed by ten people at the same moment has one receipt', async () => {
      const order = await shop.placed({ ...byTransfer, mode: 'especes_agence' })
      const [payment] = await shop.paymentsOf(order)
      const tries = Array.from({ length: 10 }, async () =>
        confirmPayment(payment?.id ?? 0, staff, await shop.newReq()),
      )
      const done = await Promise.allSettled(tries)
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await shop.receiptsOf(order)).toHaveLength(1)
      expect(await shop.orderOf(order.reference)).toMatchObject({ etat: 'payée', paye: 9900 })
    })

    it('that was refused leaves another way: a transfer, with its code to dial', async () => {
      shop.plays('refused')
      const { order } = await shop.settled(await shop.orderedOnline())
      const { reference, cle } = order
      const opened = attributesOf(await shop.api.send('commandes/ouvrir', { reference, cle }))
      expect(opened.paiement).toMatchObject({ mode: 'mobile_money', ussd: expect.any(String) })
      const answer = await shop.api.send('paiements', {
        commande: reference,
        phone: order.phone,
        operateur: 'orange_money',
        transaction: 'PP261123.1700.C70001',
      })
      expect(attributesOf(answer)).toMatchObject({ etat: 'déclaré', montant: 9900 })
    })

    it('on a page of the provider is led there from the page of the order', async () => {
      shop.plays('never')
      const { order } = await shop.settled(await shop.orderedOnline(undefined, 'cinetpay'))
      const { reference, cle } = order
      const opened = attributesOf(await shop.api.send('commandes/ouvrir', { reference, cle }))
      expect(opened.paiement.url).toContain(`${shop.operator.url}/payer/`)
    })

    it('is confirmed while staff write notes on the order, and neither is lost', async () => {
      const placed = Array.from({ length: 8 }, () =>
        shop.placed({ ...byTransfer, mode: 'especes_agence' }),
      )
      const orders = await Promise.all(placed)
      const notes = 'A appelé ce matin'
      await Promise.all(
        orders.flatMap((order) => [
          shop.office.payload.update({ collection: 'commandes', id: order.id, data: { notes } }),
          shop
            .paymentsOf(order)
            .then(async ([payment]) =>
              confirmPayment(payment?.id ?? 0, staff, await shop.newReq()),
            ),
        ]),
      )
      for (const { reference } of orders) {
        const kept = await shop.orderOf(reference)
        expect(kept).toMatchObject({ etat: 'payée', paye: 9900, notes })
      }
    })

    it('moves by its table alone, whoever asks', async () => {
      const { payload } = shop.office
      const movers: Mover[] = ['client', 'personnel', 'fournisseur', 'horloge', 'système']
      const put = putInState(payload)
      const { id } = await payload.create({
        collection: 'paiements',
        data: { mode: 'mobile_money', montant: 100, etat: 'créé' },
      })
      for (const from of paymentStates) {
        await put.payment(id, from)
        for (const to of paymentStates) {
          for (const by of movers.filter((mover) => !moveOf(paymentMoves, from, to, mover))) {
            const moved = movePayment(id, to, { by }, await shop.newReq())
            await expect(moved, `${from} ${to} ${by}`).rejects.toThrow('ne peut pas devenir')
          }
        }
      }
      const kept = await payload.findByID({ collection: 'paiements', id })
      expect([kept.etat, kept.etapes]).toEqual([paymentStates.at(-1), []])
    })

    it('is moved by no field of the back office, whatever somebody may do there', async () => {
      const call = await hireStaff(shop.office)
      const order = await shop.placed(byTransfer)
      const [payment] = await shop.paymentsOf(order)
      for (const role of ['administrator', 'cashier', 'agent', 'editor', null] as const) {
        const forged = { etat: 'confirmé', montantRecu: 9900, commande: order.id }
        const moved = await call(role, 'PATCH', `paiements/${payment?.id}`, forged)
        const made = await call(role, 'POST', 'paiements', { ...forged, mode: 'especes_agence' })
        const given = await call(role, 'POST', 'recus', {
          numero: '2026-999999',
          commande: order.id,
        })
        const gone = await call(role, 'DELETE', `paiements/${payment?.id}`)
        await call(role, 'PATCH', `commandes/${order.id}`, { etat: 'payée', paye: 9900, total: 0 })
        const statuses = [moved, made, given, gone].map(({ status }) => status)
        expect(statuses, String(role)).toEqual([403, 403, 403, 403])
      }
      expect(await shop.paymentsOf(order)).toMatchObject([{ etat: 'en_attente' }])
      expect(await shop.orderOf(order.reference)).toMatchObject({
        etat: 'en_attente',
        paye: 0,
        total: 9900,
      })
    })

    it('is told by providers alone: the door of one who is off is not there', async () => {
      const call = (provider: string) =>
        shop.api.ask({
          method: 'POST',
          url: `/api/paiements/${provider}/notification`,
          headers: { 'content-type': 'application/json' },
          payload: '{"depositId":"1","status":"COMPLETED"}',
        })
      expect((await call('pawapay')).statusCode).toBe(401)
      expect((await call('cinetpay')).statusCode).toBe(401)
      expect((await call('orange')).statusCode).toBe(404)
    })

    it('brings the customer back to the page of the order, and nowhere else', async () => {
      const back = (path: string) => shop.api.ask(`/api/paiements/cinetpay/retour/${path}`)
      const { headers, statusCode } = await back('ar/CM-2026-7KQ4P9X')
      expect([statusCode, headers.location]).toEqual([303, '/ar/commandes/CM-2026-7KQ4P9X'])
      expect((await back('fr/ailleurs.example')).statusCode).toBe(404)
    })
  })
}
