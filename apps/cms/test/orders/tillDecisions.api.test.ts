import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskRecord } from '../../src/orders/desk/deskRecord.ts'
import type { Order, Payment } from '../../src/payload-types.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, openShop, type Shop } from './support/openShop.ts'

let shop: Shop
let call: StaffCall
let operateur: number

beforeAll(async () => {
  shop = await openShop()
  call = await hireStaff(shop.office)
  const { docs } = await shop.office.payload.find({ collection: 'operateurs', limit: 1 })
  operateur = docs[0]?.id ?? 0
})
afterAll(() => shop.close())

/** A month, 9 900, to be paid by a transfer. */
const ordered = (mode = 'mobile_money') =>
  shop.placed({
    lignes: [{ nature: 'formule', code: 'mensuel' }],
    mode,
    email: 'awa@exemple.bf',
  })

function claimed(order: Order, transaction: string, more: object = {}) {
  const claim = { commande: order.reference, phone: '70123456', operateur: 'orange_money' }
  return shop.api.send('paiements', { ...claim, transaction, ...more })
}

async function paymentsOf({ id }: Order): Promise<Payment[]> {
  const where = { commande: { equals: id } }
  const asked = { collection: 'paiements', where, sort: 'id', depth: 0 } as const
  return (await shop.office.payload.find(asked)).docs
}

async function firstOf(order: Order): Promise<Payment> {
  const [payment] = await paymentsOf(order)
  if (!payment) throw new Error('No payment')
  return payment
}

async function decided({ id }: Pick<Payment, 'id'>, data: object): Promise<[number, string]> {
  const body = { motif: 'Vu sur le relevé', ...data }
  const answer = await call('cashier', 'POST', `paiements/${id}/decider`, body)
  const said: { message?: string; errors?: { message: string }[] } = await answer.json()
  return [answer.status, said.errors?.[0]?.message ?? said.message ?? '']
}

async function deskOf({ id }: Order): Promise<DeskRecord> {
  return (await call('cashier', 'GET', `commandes/${id}/caisse`)).json()
}

function handedOver({ id }: Order) {
  const vers = { vers: 'remise', motif: 'Donnée' }
  return call('cashier', 'POST', `commandes/${id}/avancer`, vers)
}

/** Money of a statement that fits no order. */
async function unknownMoney(transaction: string, montant: number): Promise<Payment> {
  const given = { transaction, montant, motif: 'Vu sur le relevé' }
  await call('cashier', 'POST', `operateurs/${operateur}/inconnu`, given)
  const where = { transaction: { equals: transaction } }
  const { docs } = await shop.office.payload.find({ collection: 'paiements', where, depth: 0 })
  if (!docs[0]) throw new Error('Nothing was kept')
  return docs[0]
}

describe('A decision at the till', () => {
  it('that is refused leaves the number of a confirmed transfer, which pays no second order', async () => {
    const [paid, other] = [await ordered(), await ordered()]
    await claimed(paid, 'NN111111')
    const payment = await firstOf(paid)
    expect((await decided(payment, { vers: 'confirmé' }))[0]).toBe(200)
    const renumbered = { vers: 'confirmé', transaction: 'XX999999', operateur }
    expect((await decided(payment, renumbered))[0]).toBe(409)
    expect((await firstOf(paid)).transaction).toBe('NN111111')
    expect((await claimed(other, 'NN111111')).statusCode).toBe(409)
    expect((await deskOf(other)).paye).toBe(0)
  })

  it('may correct the number that a customer mistyped; the typed one stays in the step', async () => {
    const order = await ordered()
    await claimed(order, 'PP111112')
    const payment = await firstOf(order)
    const corrected = { vers: 'confirmé', transaction: 'PP111113', operateur }
    expect((await decided(payment, corrected))[0]).toBe(200)
    const { transaction, etapes } = await firstOf(order)
    expect(transaction).toBe('PP111113')
    expect(etapes?.at(-1)?.motif).toContain('PP111112')
  })

  it('with the reference of another order that takes no money binds it to none', async () => {
    const [paid, right] = [await ordered('especes_agence'), await ordered()]
    await decided(await firstOf(paid), { vers: 'confirmé' })
    const money = await unknownMoney('MM111111', 9900)
    expect((await decided(money, { vers: 'confirmé', reference: paid.reference }))[0]).toBe(409)
    expect((await decided(money, { vers: 'confirmé', reference: right.reference }))[0]).toBe(200)
    expect(await deskOf(right)).toMatchObject({ etat: 'payée', paye: 9900 })
  })

  it('is helped by a customer who claims money that nobody knew', async () => {
    const order = await ordered()
    const { id } = await unknownMoney('KK111111', 9900)
    expect((await claimed(order, 'KK111111')).statusCode).toBe(409)
    await claimed(order, 'KK 111 111')
    const payments = { collection: 'paiements', id, depth: 0 } as const
    const { motif, commande } = await shop.office.payload.findByID(payments)
    expect(commande).toBeNull()
    expect(motif?.split(order.reference)).toHaveLength(2)
  })

  it('does not move the money of one order to another one', async () => {
    const [own, other] = [await ordered(), await ordered()]
    const payment = await firstOf(own)
    const [status, sentence] = await decided(payment, {
      vers: 'confirmé',
      reference: other.reference,
    })
    expect(status).toBe(409)
    expect(sentence).toContain(own.reference)
    expect((await deskOf(own)).paye).toBe(0)
  })

  it('counts what was asked for, not what the customer says to have sent', async () => {
    const order = await ordered()
    const claim = await claimed(order, 'AA111111', { montant: 1_009_900 })
    expect(attributesOf(claim).montant).toBe(1_009_900)
    const [shown] = (await deskOf(order)).paiements
    expect(shown).toMatchObject({ montant: 9900, montantRecu: null, montantDeclare: 1_009_900 })
    expect((await decided(await firstOf(order), { vers: 'confirmé' }))[0]).toBe(200)
    expect((await deskOf(order)).paiements).toMatchObject([{ montantRecu: 9900 }])
  })

  it('gives back what came in and no more, and what was given back is not handed over', async () => {
    const order = await ordered('especes_agence')
    await decided(await firstOf(order), { vers: 'confirmé', montantRecu: 12_000 })
    const payments = await paymentsOf(order)
    expect(payments.map(({ montantRecu }) => montantRecu)).toEqual([9900, 2100])
    expect(payments.every(({ encaisseLe }) => encaisseLe)).toBe(true)
    expect(payments[0]?.etapes?.at(-1)?.motif).toContain('12\u00a0000')
    for (const payment of payments.toReversed()) {
      for (const vers of ['remboursement_dû', 'remboursé']) {
        expect((await decided(payment, { vers }))[0]).toBe(200)
      }
    }
    const desk = await deskOf(order)
    expect(desk).toMatchObject({ etat: 'remboursée', paye: 0, suites: [] })
    expect((await handedOver(order)).status).toBe(409)
    // The customer is asked for nothing: it is not waited for any more.
    const { reference, cle } = order
    const opened = attributesOf(await shop.api.send('commandes/ouvrir', { reference, cle }))
    expect(opened.paiement.instructions).toBe('')
  })

  it('gives back a part, and tells the customer how much of it', async () => {
    const order = await ordered('especes_agence')
    const payment = await firstOf(order)
    await decided(payment, { vers: 'confirmé', montantRecu: 4000 })
    await decided(payment, { vers: 'remboursement_dû' })
    expect((await deskOf(order)).paye).toBe(0)
    const { docs } = await shop.office.payload.find({
      collection: 'emails',
      where: { 'about.value': { equals: order.id }, kind: { equals: 'order' } },
      sort: '-id',
      limit: 1,
    })
    expect(JSON.stringify(docs)).toMatch(/4\u00a0000/)
  })

  it('owes back what came in a second time, as much as staff saw of it', async () => {
    const order = await ordered()
    await claimed(order, 'DD111111')
    await decided(await firstOf(order), { vers: 'confirmé' })
    await claimed(order, 'DD222222', { montant: 9900 })
    const [, again] = await paymentsOf(order)
    if (!again) throw new Error('The second transfer was not kept')
    const [status, sentence] = await decided(again, { vers: 'confirmé', montantRecu: 9900 })
    expect(status).toBe(409)
    expect(sentence).toContain('«\u00a0À rembourser\u00a0»')
    expect((await decided(again, { vers: 'remboursement_dû' }))[0]).toBe(400)
    await decided(again, { vers: 'remboursement_dû', montantRecu: 9900 })
    const [first, second] = (await deskOf(order)).paiements
    expect(first).toMatchObject({ etat: 'remboursement_dû', montantRecu: 9900 })
    expect(second).toMatchObject({ etat: 'confirmé', montantRecu: 9900 })
  })

  it('says what is still to pay', async () => {
    const order = await ordered('especes_agence')
    const short = { vers: 'confirmé', montantRecu: 9000 }
    expect((await decided(await firstOf(order), short))[1]).toContain('reste 900\u00a0FCFA')
  })

  it('that refuses a claim gives its number free again, and takes it back on a second thought', async () => {
    const [liar, owner] = [await ordered(), await ordered()]
    await claimed(liar, 'GG111111')
    const refused = await firstOf(liar)
    await decided(refused, { vers: 'refusé' })
    expect((await firstOf(liar)).transaction).toBe('GG111111')
    expect(attributesOf(await claimed(owner, 'GG111111')).etat).toBe('déclaré')
    const [status, sentence] = await decided(refused, { vers: 'à_rapprocher' })
    expect(status).toBe(409)
    expect(sentence).toContain(owner.reference)

    const wronged = await ordered()
    await claimed(wronged, 'GG222222')
    const mistaken = await firstOf(wronged)
    await decided(mistaken, { vers: 'refusé' })
    expect((await decided(mistaken, { vers: 'à_rapprocher' }))[0]).toBe(200)
    expect((await claimed(owner, 'GG222222')).statusCode).toBe(409)
  })
})
