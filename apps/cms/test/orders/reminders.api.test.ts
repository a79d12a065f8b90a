import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remindBeforeExpiry } from '../../src/orders/deadlines/remindBeforeExpiry.ts'
import { remindBeforePlanEnds } from '../../src/orders/deadlines/remindBeforePlanEnds.ts'
import { openTill, type Till } from './support/openTill.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.shop.close())

describe('Reminders', () => {
  const hour = 3_600_000
  const later = (hours: number) => new Date(Date.now() + hours * hour)

  it('come once, a day before an order expires, to who has said nothing', async () => {
    const { order } = await till.ordered({ email: 'd@exemple.bf' })
    const { payload } = till.shop.office
    await remindBeforeExpiry(payload, later(24))
    expect((await till.lettersTo(order)).join()).not.toContain('attend son paiement')
    await remindBeforeExpiry(payload, later(60))
    await remindBeforeExpiry(payload, later(61))
    const reminders = (await till.lettersTo(order)).filter((one) =>
      one.includes('attend son paiement'),
    )
    expect(reminders).toHaveLength(1)
  })

  it('come once, a week before a plan ends', async () => {
    const plan = [{ nature: 'formule', code: 'mensuel' }]
    const order = await till.shop.placed({ lignes: plan, email: 'e@exemple.bf' })
    const [payment] = (await till.deskOf(order)).paiements
    if (!payment) throw new Error('No payment')
    await till.decide(payment, { vers: 'confirmé' })
    const { payload } = till.shop.office
    await remindBeforePlanEnds(payload, later(24))
    expect((await till.lettersTo(order)).join()).not.toContain('prend bientôt fin')
    await remindBeforePlanEnds(payload, later(27 * 24))
    await remindBeforePlanEnds(payload, later(27 * 24 + 1))
    const reminders = (await till.lettersTo(order)).filter((one) =>
      one.includes('prend bientôt fin'),
    )
    expect(reminders).toHaveLength(1)
  })

  it('do not come of a plan whose money went back: it runs no more', async () => {
    const plan = [{ nature: 'formule', code: 'mensuel' }]
    const order = await till.shop.placed({ lignes: plan, email: 'f@exemple.bf' })
    const [payment] = (await till.deskOf(order)).paiements
    if (!payment) throw new Error('No payment')
    await till.decide(payment, { vers: 'confirmé' })
    await till.decide(payment, { vers: 'remboursement_dû' })
    const { payload } = till.shop.office
    const { lignes } = await payload.findByID({ collection: 'commandes', id: order.id })
    expect(lignes).toMatchObject([{ code: 'mensuel', du: null, au: null }])
    await remindBeforePlanEnds(payload, later(27 * 24))
    expect((await till.lettersTo(order)).join()).not.toContain('prend bientôt fin')
  })
})
