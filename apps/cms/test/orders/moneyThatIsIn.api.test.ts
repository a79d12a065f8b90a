import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireOrders } from '../../src/orders/deadlines/expireOrders.ts'
import { recentSales, toCheck } from '../../src/orders/desk/salesState.ts'
import type { Order } from '../../src/payload-types.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { openPaidShop, type PaidShop } from './support/openPaidShop.ts'

const plan = { nature: 'formule', code: 'mensuel' }
const byTransfer = { lignes: [plan], mode: 'mobile_money' }

describe('money that is in', () => {
  let shop: PaidShop
  let call: StaffCall
  beforeAll(async () => {
    shop = await openPaidShop()
    call = await hireStaff(shop.office)
  })
  afterAll(() => shop.close())

  const decide = (id: number | undefined, data: object) =>
    call('cashier', 'POST', `paiements/${id}/decider`, { motif: 'Compté', ...data })
  const advance = (id: number, vers: string) =>
    call('cashier', 'POST', `commandes/${id}/avancer`, { vers, motif: 'Fait' })
  const claim = (order: { reference: string }, transaction: string) =>
    shop.api.send('paiements', {
      commande: order.reference,
      phone: '+22670123456',
      operateur: 'orange_money',
      transaction,
    })
  const endTerm = ({ id }: Order) => {
    const echeance = new Date(Date.now() - 1000).toISOString()
    return shop.office.payload.update({ collection: 'commandes', id, data: { echeance } })
  }
  const toDecide = async () => {
    const { payments, orders } = await toCheck(shop.office.payload)
    return { payments: payments.map(({ id }) => id), orders: orders.map(({ id }) => id) }
  }
  /** The lines of an order in the closing of today: by whom, and how much. */
  const closed = async ({ reference }: Order) => {
    const csv = await (await call('cashier', 'GET', 'paiements/cloture?format=csv')).text()
    const lines = csv.split('\r\n').filter((line) => line.includes(reference))
    return lines.map((line) => line.split(';').slice(5, 7).join(' ').replaceAll('"', ''))
  }

  it('too late for the last copy is owed back when staff find it, and the customer is told', async () => {
    const lignes = [{ nature: 'livre', id: await shop.book(1), quantite: 1 }]
    const late = await shop.placed({ lignes, mode: 'mobile_money', email: 'a@exemple.bf' })
    await endTerm(late)
    await expireOrders(shop.office.payload, new Date())
    expect((await shop.place({ lignes })).statusCode).toBe(200)
    expect((await claim(late, 'PP261123.0700.A00001')).statusCode).toBe(200)
    const declared = (await shop.paymentsOf(late)).at(-1)
    const found = await decide(declared?.id, { vers: 'confirmé', montantRecu: 5000 })
    expect(await found.json()).toMatchObject({ etat: 'remboursement_dû' })
    expect((await shop.paymentsOf(late)).at(-1)).toMatchObject({ montantRecu: 5000 })
    expect((await shop.orderOf(late.reference)).etat).toBe('expirée')
    expect((await shop.lettersOf(late)).at(-1)).toContain('rembours')
    // Money in and money back are both counted, each on the person who had it in hand.
    await call('agent', 'POST', `paiements/${declared?.id}/decider`, {
      vers: 'remboursé',
      motif: 'Rendu par Orange Money',
    })
    expect(await closed(late)).toEqual(['Salif 5000', 'Fatou -5000'])
  })

  it('at the door for a book and a plan begins the plan', async () => {
    const book = { nature: 'livre', id: await shop.book(1), quantite: 1 }
    const remise = {
      mode: 'livraison',
      ville: 'Bobo-Dioulasso',
      quartier: 'Accart',
      repere: 'Marché',
    }
    const order = await shop.placed({ lignes: [book, plan], mode: 'especes_livraison', remise })
    for (const vers of ['confirmée', 'préparée']) {
      expect((await advance(order.id, vers)).status).toBe(200)
    }
    const sold = async () => (await recentSales(shop.office.payload, new Date())).at(-1)?.total ?? 0
    const before = await sold()
    const [payment] = await shop.paymentsOf(order)
    const taken = { vers: 'confirmé', montantRecu: order.total }
    expect((await decide(payment?.id, taken)).status).toBe(200)
    const { etat, lignes } = await shop.orderOf(order.reference)
    expect(etat).toBe('préparée')
    const today = new Date().toISOString().slice(0, 10)
    expect(lignes?.[1]).toMatchObject({
      du: expect.stringContaining(today),
      au: expect.any(String),
    })
    expect(await sold()).toBe(before + 14_900)
  })

  it('for a part keeps its order from expiring, and staff see that it is late', async () => {
    const book = await shop.book(1)
    const order = await shop.placed({ lignes: [{ nature: 'livre', id: book, quantite: 1 }] })
    const [payment] = await shop.paymentsOf(order)
    await decide(payment?.id, { vers: 'confirmé', montantRecu: 4000 })
    expect((await toDecide()).orders).not.toContain(order.id)
    await endTerm(order)
    await expireOrders(shop.office.payload, new Date())
    const { etat, paye } = await shop.orderOf(order.reference)
    expect([etat, paye, await shop.stockOf(book)]).toEqual(['en_attente', 4000, 0])
    expect((await toDecide()).orders).toContain(order.id)
  })

  it('for an order that staff cancel is owed back: theirs to decide, and told', async () => {
    const order = await shop.placed({ lignes: [plan], email: 'b@exemple.bf' })
    const [payment] = await shop.paymentsOf(order)
    await decide(payment?.id, { vers: 'confirmé', montantRecu: 9900 })
    expect((await advance(order.id, 'annulée')).status).toBe(200)
    expect(await shop.paymentsOf(order)).toMatchObject([{ etat: 'remboursement_dû' }])
    expect((await shop.orderOf(order.reference)).paye).toBe(0)
    expect((await toDecide()).payments).toContain(payment?.id)
    expect((await shop.lettersOf(order)).join()).toContain('rembours')
  })

  it('but does not fit is counted on the day it came', async () => {
    shop.plays('short')
    const { order, payment } = await shop.settled(await shop.orderedOnline())
    expect(payment.etat).toBe('à_rapprocher')
    expect(await closed(order)).toEqual(['pawapay 9899'])
    // The operator has this money, whatever staff say.
    expect((await decide(payment.id, { vers: 'refusé' })).status).toBe(200)
    expect(await closed(order)).toEqual(['pawapay 9899'])
  })

  it('of too much is counted once, and what went back of it beside', async () => {
    const order = await shop.placed(byTransfer)
    const [payment] = await shop.paymentsOf(order)
    await decide(payment?.id, { vers: 'confirmé', montantRecu: 12_000 })
    const [, surplus] = await shop.paymentsOf(order)
    for (const vers of ['remboursement_dû', 'remboursé']) {
      expect((await decide(surplus?.id, { vers })).status).toBe(200)
    }
    const lines = await closed(order)
    expect(lines).toContain('Salif -2100')
    expect(lines.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)).toBe(9900)
  })
})
