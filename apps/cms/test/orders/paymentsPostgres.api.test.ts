import { expect, it } from 'vitest'
import { confirmPayment } from '../../src/money/ledger/confirmPayment.ts'
import { onPostgres } from '../support/suiteDatabase.ts'
import { paymentsSuite } from './paymentsSuite.ts'
import { someoneWaits } from './support/someoneWaits.ts'

paymentsSuite(await onPostgres(), (shop) => {
  it('is not undone by notes that staff began to write before it was in', async () => {
    const { payload } = shop().office
    const order = await shop().placed({
      lignes: [{ nature: 'formule', code: 'mensuel' }],
      mode: 'especes_agence',
    })
    const [payment] = await shop().paymentsOf(order)
    const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    payload.collections.commandes.config.hooks.beforeChange.push(async ({ context, data }) => {
      if (!context.pauses) return data
      begun.resolve()
      await goesOn.promise
      return data
    })
    const [id, notes, context] = [order.id, 'A appelé ce matin', { pauses: true }]
    const writing = payload.update({ collection: 'commandes', id, data: { notes }, context })
    await begun.promise
    let isIn = false
    const step = { by: 'personnel', who: 'Salif' } as const
    const confirming = confirmPayment(payment?.id ?? 0, step, await shop().newReq()).then(() => {
      isIn = true
    })
    await expect.poll(async () => isIn || (await someoneWaits(payload))).toBe(true)
    goesOn.resolve()
    await Promise.all([confirming, writing])
    const kept = await shop().orderOf(order.reference)
    expect(kept).toMatchObject({ etat: 'payée', paye: 9900, notes })
  })
})
