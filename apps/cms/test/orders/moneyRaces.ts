import { expect, it } from 'vitest'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { confirmPayment } from '../../src/money/ledger/confirmPayment.ts'
import { lockOrder } from '../../src/money/ledger/lockedPayment.ts'
import { movePayment } from '../../src/money/ledger/movePayment.ts'
import { expireOrders } from '../../src/orders/deadlines/expireOrders.ts'
import { cancelByCustomer } from '../../src/orders/page/cancelByCustomer.ts'
import type { Order } from '../../src/payload-types.ts'
import type { PaidShop } from './support/openPaidShop.ts'
import { someoneWaits } from './support/someoneWaits.ts'

/** What two do with the same money at the same moment. */
export function moneyRaces(shop: () => PaidShop): void {
  const ordered = () =>
    shop().placed({ lignes: [{ nature: 'formule', code: 'mensuel' }], mode: 'mobile_money' })

  /** Somebody begins to do something; while they look, the customer says to have paid. */
  async function claimedMeanwhile<Done>(order: Order, begin: () => Promise<Done>): Promise<Done> {
    const [payment] = await shop().paymentsOf(order)
    const req = await shop().newReq()
    const begun = await withinTransaction(req, async () => {
      await lockOrder(order.id, req)
      const done = begin()
      const { reference, cle } = order
      await shop().api.send('commandes/ouvrir', { reference, cle })
      await expect.poll(() => someoneWaits(shop().office.payload)).toBe(true)
      await movePayment(payment?.id ?? 0, 'déclaré', { by: 'client' }, req)
      return { done }
    })
    return begun.done
  }

  it('or said to be on its way is not cancelled away by who was looking already', async () => {
    const order = await ordered()
    const { payload } = shop().office
    const cancelled = claimedMeanwhile(order, () => cancelByCustomer(order, payload))
    await expect(cancelled).rejects.toThrow('cannot be cancelled any more')
    expect((await shop().orderOf(order.reference)).etat).toBe('en_attente')
  })

  it('or said to be on its way keeps its order from expiring at that very moment', async () => {
    const order = await ordered()
    const { payload } = shop().office
    const echeance = new Date(Date.now() - 1000).toISOString()
    await payload.update({ collection: 'commandes', id: order.id, data: { echeance } })
    await claimedMeanwhile(order, () => expireOrders(payload, new Date()))
    expect((await shop().orderOf(order.reference)).etat).toBe('en_attente')
    expect(await shop().paymentsOf(order)).toMatchObject([{ etat: 'déclaré' }])
  })

  it('of one transfer, typed by two people at the same moment, pays one order', async () => {
    const { docs } = await shop().office.payload.find({ collection: 'operateurs', limit: 1 })
    for (const transaction of ['RR261123.0001', 'RR261123.0002', 'RR261123.0003']) {
      const orders = [await ordered(), await ordered()]
      const tries = orders.map(async (order) => {
        const [payment] = await shop().paymentsOf(order)
        const proof = { operateur: docs[0]?.id, transaction }
        const by = { by: 'personnel', who: 'Salif', proof } as const
        return confirmPayment(payment?.id ?? 0, by, await shop().newReq())
      })
      const [one, other] = await Promise.allSettled(tries)
      const refused = [one, other].filter((outcome) => outcome?.status === 'rejected')
      expect(refused, transaction).toMatchObject([
        { reason: { message: expect.stringContaining('a déjà servi') } },
      ])
      const receipts = await Promise.all(orders.map((order) => shop().receiptsOf(order)))
      expect(receipts.flat()).toHaveLength(1)
    }
  })
}
