import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAbout } from '../../src/money/polling/askAbout.ts'
import type { Order, Payment } from '../../src/payload-types.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { openPaidShop, type PaidShop } from './support/openPaidShop.ts'

describe('Money that a provider took and is owed back', () => {
  let shop: PaidShop
  let call: StaffCall
  beforeAll(async () => {
    shop = await openPaidShop()
    call = await hireStaff(shop.office)
  })
  afterAll(() => shop.close())

  const firstOf = async (order: Order): Promise<Payment> => {
    const [payment] = await shop.paymentsOf(order)
    if (!payment) throw new Error(`${order.reference} has no payment`)
    return payment
  }
  /** Paid online, and cancelled by staff afterwards. */
  const owed = async (mode: 'pawapay' | 'cinetpay' = 'pawapay') => {
    shop.plays('paid')
    const { order } = await shop.settled(await shop.orderedOnline(undefined, mode))
    const cancelled = { vers: 'annulée', motif: 'Erreur de commande' }
    await call('agent', 'POST', `commandes/${order.id}/avancer`, cancelled)
    return { order, payment: await firstOf(order) }
  }
  const ask = async ({ id }: Payment) => {
    const body = { motif: 'Commande annulée' }
    const answer = await call('cashier', 'POST', `paiements/${id}/rembourser`, body)
    const said: { message?: string; errors?: { message: string }[] } = await answer.json()
    return { status: answer.status, said: said.errors?.[0]?.message ?? said.message ?? '' }
  }
  const byHand = ({ id }: Payment) =>
    call('cashier', 'POST', `paiements/${id}/decider`, {
      vers: 'remboursé',
      motif: 'En main propre',
    })
  const cardOf = async ({ id }: Payment) =>
    (await call('cashier', 'GET', `paiements/${id}/caisse`)).json()

  it('goes back through him, with who and why, and the customer is told', async () => {
    const { order, payment } = await owed()
    shop.operator.desk.refundOutcome = 'paid'
    expect(await cardOf(payment)).toMatchObject({ remboursement: 'possible' })
    expect(await ask(payment)).toMatchObject({
      status: 200,
      said: expect.stringContaining('rendu'),
    })
    const { etat, etapes } = await firstOf(order)
    expect(etat).toBe('remboursé')
    expect(etapes?.at(-1)).toMatchObject({
      qui: 'Salif',
      motif: expect.stringContaining('Commande annulée'),
    })
    const letters = (await shop.lettersOf(order)).filter((subject) => subject.includes('rembours'))
    expect(letters).toHaveLength(2)
    expect((await ask(payment)).status).toBe(409)
    const desk = await (await call('cashier', 'GET', `commandes/${order.id}/caisse`)).json()
    expect(desk).toMatchObject({ total: order.total, reste: 0 })
  })

  it('goes back once, however often and by how many it is asked for', async () => {
    const { order, payment } = await owed()
    shop.operator.desk.refundOutcome = 'waiting'
    const before = shop.operator.desk.refunds.size
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(payment)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(shop.operator.desk.refunds.size).toBe(before + 1)
    // While it is on its way nobody gives it a second time by hand.
    expect((await byHand(payment)).status).toBe(409)
    expect(await cardOf(payment)).toMatchObject({ remboursement: 'demandé', suites: [] })
    expect((await firstOf(order)).etat).toBe('remboursement_dû')

    // He answers late: he is asked again by the clock.
    for (const refund of shop.operator.desk.refunds.values()) refund.outcome = 'paid'
    const { prochaineDemande } = await firstOf(order)
    expect(Date.parse(prochaineDemande ?? '')).toBeGreaterThan(Date.now())
    await Promise.all([askAbout(payment.id, shop.office.payload), ask(payment)])
    expect(await firstOf(order)).toMatchObject({ etat: 'remboursé', prochaineDemande: null })
  })

  it('that he does not give back is left to be given by hand, and a sentence says so', async () => {
    const { order, payment } = await owed()
    shop.operator.desk.refundOutcome = 'refused'
    const { status, said } = await ask(payment)
    expect([status, said]).toEqual([409, expect.stringContaining('à rendre à la main')])
    expect(said).toContain('WALLET_LIMIT_REACHED')
    expect(await firstOf(order)).toMatchObject({
      etat: 'remboursement_dû',
      prochaineDemande: null,
      motif: expect.stringContaining('à rendre à la main'),
    })
    expect((await byHand(payment)).status).toBe(200)
  })

  it('was asked for by a program that was ended before he heard of it: he hears of it later', async () => {
    const { order, payment } = await owed()
    shop.operator.desk.refundOutcome = 'paid'
    const remboursementId = crypto.randomUUID()
    await shop.office.payload.db.updateOne({
      collection: 'paiements',
      id: payment.id,
      data: { remboursementId, remboursementPar: 'Salif', motif: 'Commande annulée' },
    })
    await askAbout(payment.id, shop.office.payload)
    expect([...shop.operator.desk.refunds.keys()]).toContain(remboursementId)
    expect((await firstOf(order)).etat).toBe('remboursé')
  })

  it('is given by hand where he has no such thing, or it is no money of his', async () => {
    const { payment } = await owed('cinetpay')
    expect(await cardOf(payment)).toMatchObject({ remboursement: null })
    expect((await ask(payment)).status).toBe(409)
    expect((await byHand(payment)).status).toBe(200)

    shop.plays('paid')
    const { payment: kept } = await shop.settled(await shop.orderedOnline())
    expect((await ask(kept)).status).toBe(409)
    for (const role of ['editor', null] as const) {
      const path = `paiements/${kept.id}/rembourser`
      expect((await call(role, 'POST', path, { motif: 'Essai' })).status, String(role)).toBe(403)
    }
  })
})
