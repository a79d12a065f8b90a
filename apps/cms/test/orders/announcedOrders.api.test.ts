import { orderTag } from '@sira/contract/orders/orderTag'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { confirmPayment } from '../../src/money/ledger/confirmPayment.ts'
import { movePayment } from '../../src/money/ledger/movePayment.ts'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { openShop, type Shop } from './support/openShop.ts'

const plan = { lignes: [{ nature: 'formule', code: 'mensuel' }], mode: 'mobile_money' }

describe('the site is told of an order that somebody may be looking at (decision 47)', () => {
  let shop: Shop
  let announced: string[] = []
  let stopListening: () => void
  beforeAll(async () => {
    shop = await openShop()
    stopListening = onChange((tags) => announced.push(...tags))
  })
  afterAll(async () => {
    stopListening()
    await shop.close()
  })
  beforeEach(() => {
    announced = []
  })

  const declared = async (transaction: string) => {
    const { id, reference, phone } = await shop.placed(plan)
    announced = []
    const claim = { commande: reference, phone, operateur: 'orange_money', transaction }
    expect((await shop.api.send('paiements', claim)).statusCode).toBe(200)
    const { docs } = await shop.office.payload.find({
      collection: 'paiements',
      where: { commande: { equals: id } },
      depth: 0,
    })
    const [payment] = docs
    if (!payment) throw new Error(`${reference} has no payment`)
    return { tag: orderTag(reference), payment }
  }

  it('when its customer says to have paid, and when that is confirmed or refused', async () => {
    const req = await createLocalReq({}, shop.office.payload)
    const paid = await declared('PP11112222')
    expect(new Set(announced)).toEqual(new Set([paid.tag]))
    announced = []
    await confirmPayment(
      paid.payment.id,
      { by: 'personnel', why: 'Relevé', received: 9_900 },
      await createLocalReq({}, shop.office.payload),
    )
    expect(announced).toContain(paid.tag)
    const refused = await declared('PP33334444')
    announced = []
    await movePayment(refused.payment.id, 'refusé', { by: 'personnel', why: 'Inconnu' }, req)
    expect(new Set(announced)).toEqual(new Set([refused.tag]))
  })

  it('never of what was undone', async () => {
    const { payment } = await declared('PP55556666')
    announced = []
    const req = await createLocalReq({}, shop.office.payload)
    const undone = withinTransaction(req, async () => {
      await movePayment(payment.id, 'refusé', { by: 'personnel', why: 'Inconnu' }, req)
      throw new Error('The disk is full')
    })
    await expect(undone).rejects.toThrow('The disk is full')
    expect(announced).toEqual([])
  })
})
