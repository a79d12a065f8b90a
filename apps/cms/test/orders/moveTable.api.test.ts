import { type Move, type Mover, moveOf } from '@sira/contract/dossiers/moves'
import { type OrderState, orderMoves, orderStates } from '@sira/contract/orders/orderStates'
import { paymentMoves, paymentStates } from '@sira/contract/orders/paymentStates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decisions } from '../../src/money/desk/decidePayment.ts'
import { moveOrder } from '../../src/orders/moves/moveOrder.ts'
import type { Order, Payment } from '../../src/payload-types.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { openPaidShop, type PaidShop } from './support/openPaidShop.ts'
import { putInState } from './support/putInState.ts'

const movers: readonly Mover[] = ['client', 'personnel', 'fournisseur', 'horloge', 'système']
const plan = { lignes: [{ nature: 'formule', code: 'mensuel' }] }

/** What somebody may not do, by the states from which and to which. */
function refusedTo<State extends string>(
  states: readonly State[],
  moves: readonly Move<State>[],
  by: Mover,
): (readonly [from: State, to: State])[] {
  return states.flatMap((from) =>
    states.filter((to) => !moveOf(moves, from, to, by)).map((to) => [from, to] as const),
  )
}

describe('A step that is in no table', () => {
  let shop: PaidShop
  let call: StaffCall
  let put: ReturnType<typeof putInState>
  beforeAll(async () => {
    shop = await openPaidShop()
    call = await hireStaff(shop.office)
    put = putInState(shop.office.payload)
  })
  afterAll(() => shop.close())

  const firstOf = async (order: Order): Promise<Payment> => {
    const [payment] = await shop.paymentsOf(order)
    if (!payment) throw new Error(`${order.reference} has no payment`)
    return payment
  }
  const stateOf = async (order: Order): Promise<OrderState> =>
    (await shop.orderOf(order.reference)).etat

  it('is refused to staff at an order, with a sentence', async () => {
    const order = await shop.placed(plan)
    const path = `commandes/${order.id}/avancer`
    for (const [from, to] of refusedTo(orderStates, orderMoves, 'personnel')) {
      await put.order(order.id, from)
      const answer = await call('cashier', 'POST', path, { vers: to, motif: 'Essai' })
      expect(answer.status, `${from} ${to}`).toBe(409)
      expect(await answer.text(), `${from} ${to}`).toContain('ne peut pas devenir')
      expect(await stateOf(order), `${from} ${to}`).toBe(from)
    }
  })

  it('is refused to staff at a payment, with a sentence', async () => {
    const order = await shop.placed(plan)
    const { id } = await firstOf(order)
    const decided = new Set<string>(decisions)
    for (const [from, to] of refusedTo(paymentStates, paymentMoves, 'personnel')) {
      await put.payment(id, from)
      const answer = await call('cashier', 'POST', `paiements/${id}/decider`, {
        vers: to,
        motif: 'Essai',
        // Asked for before a sum is owed back: nothing but the table refuses.
        montantRecu: 9900,
      })
      expect(answer.status, `${from} ${to}`).toBe(decided.has(to) ? 409 : 400)
      expect(await answer.text(), `${from} ${to}`).toMatch(/ne peut pas devenir|Choisissez/)
      expect((await firstOf(order)).etat, `${from} ${to}`).toBe(from)
    }
    expect(await shop.receiptsOf(order)).toEqual([])
  })

  it('is not among those that the till proposes', async () => {
    const order = await shop.placed(plan)
    for (const from of orderStates) {
      await put.order(order.id, from)
      const { suites } = await (await call('cashier', 'GET', `commandes/${order.id}/caisse`)).json()
      for (const to of suites) {
        expect(moveOf(orderMoves, from, to, 'personnel'), `${from} ${to}`).toBeDefined()
      }
    }
  })

  it('is refused to a customer who cancels', async () => {
    const order = await shop.placed(plan)
    const { reference, cle } = order
    const refused = orderStates.filter((from) => !moveOf(orderMoves, from, 'annulée', 'client'))
    for (const from of refused) {
      await put.order(order.id, from)
      const answer = await shop.api.send('commandes/annuler', { reference, cle })
      expect([answer.statusCode, await stateOf(order)], from).toEqual([409, from])
    }
  })

  it('is not taken when a customer says to have paid', async () => {
    for (const [index, from] of paymentStates.entries()) {
      const order = await shop.placed({ ...plan, mode: 'mobile_money' })
      const { id } = await firstOf(order)
      await put.payment(id, from)
      const answer = await shop.api.send('paiements', {
        commande: order.reference,
        phone: '70123456',
        operateur: 'orange_money',
        transaction: `PP261123.0900.T0000${index}`,
      })
      expect(answer.statusCode, from).toBe(200)
      const waited = moveOf(paymentMoves, from, 'déclaré', 'client')
      expect((await firstOf(order)).etat, from).toBe(waited ? 'déclaré' : from)
      expect(await stateOf(order), from).toBe('en_attente')
    }
  })

  it.each(['silent', 'paid', 'refused', 'never'] as const)(
    'is not taken by what a provider tells, or answers: %s',
    async (scenario) => {
      for (const from of paymentStates) {
        shop.plays('never')
        const placed = await shop.orderedOnline()
        const { id, fournisseurId } = await firstOf(placed)
        await put.payment(id, from)
        const held = shop.operator.desk.payments.find(fournisseurId ?? '')
        if (!held) throw new Error(`The operator has not heard of ${placed.reference}`)
        shop.operator.desk.play(held, scenario)
        const { payment, order } = await shop.settled(placed)
        const { etat } = payment
        const taken = etat === from || moveOf(paymentMoves, from, etat, 'fournisseur')
        expect(taken, `${from} ${etat}`).toBeTruthy()
        // Nothing but money that was confirmed now pays the order.
        const isPaid = etat === 'confirmé' && from !== 'confirmé'
        expect(order.etat, `${from} ${etat}`).toBe(isPaid ? 'payée' : 'en_attente')
        expect(await shop.receiptsOf(order), `${from} ${etat}`).toHaveLength(isPaid ? 1 : 0)
      }
    },
  )

  it.each(['administrator', 'agent', 'cashier', 'editor', null] as const)(
    'is taken by no field of a screen, one record or several: %s',
    async (role) => {
      const order = await shop.placed(plan)
      const { id } = await firstOf(order)
      for (const [collection, record, states] of [
        ['commandes', order.id, orderStates],
        ['paiements', id, paymentStates],
      ] as const) {
        const several = `${collection}?where[id][equals]=${record}`
        for (const etat of states) {
          const one = await call(role, 'PATCH', `${collection}/${record}`, { etat })
          // Of an order its notes are theirs to save, and nothing else.
          expect([200, 403], `${collection} ${etat}`).toContain(one.status)
          const all = await call(role, 'PATCH', several, { etat })
          expect(all.status, several).toBe(403)
        }
        expect((await call(role, 'POST', collection, { etat: 'payée' })).status).toBe(403)
        expect((await call(role, 'DELETE', several)).status).toBe(403)
      }
      expect([await stateOf(order), (await firstOf(order)).etat]).toEqual([
        'en_attente',
        'en_attente',
      ])
    },
  )

  it.each(movers)('though it stands there, asks for its condition: %s', async (by) => {
    const counter = await shop.placed(plan)
    for (const [from, to] of [
      ['en_attente', 'confirmée'],
      ['en_attente', 'payée'],
      ['payée', 'préparée'],
      ['payée', 'remise'],
    ] as const) {
      await put.order(counter.id, from)
      const moved = moveOrder(counter.id, to, { by }, await shop.newReq())
      await expect(moved, `${from} ${to}`).rejects.toThrow(/à encaisser|livraison|devenir/)
    }
  })
})
