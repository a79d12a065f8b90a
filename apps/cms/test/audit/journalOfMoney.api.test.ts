import { afterAll, beforeAll, expect, it } from 'vitest'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { openShop, type Shop } from '../orders/support/openShop.ts'

const plan = { lignes: [{ nature: 'formule', code: 'mensuel' }] }

let shop: Shop
let call: StaffCall

const paymentOf = async (order: number) => {
  const where = { commande: { equals: order } }
  const { docs } = await shop.office.payload.find({ collection: 'paiements', where, depth: 0 })
  return docs[0]?.id ?? 0
}
const decide = (id: number, vers: string) =>
  call('cashier', 'POST', `paiements/${id}/decider`, { vers, motif: 'Compté devant elle' })
async function moneyLines() {
  const where = { place: { equals: 'paiements' } }
  const { docs } = await shop.office.payload.find({ collection: 'journal', where, sort: 'id' })
  return docs.map(({ by, act, title, details, record }) => ({ by, act, title, details, record }))
}

beforeAll(async () => {
  shop = await openShop()
  call = await hireStaff(shop.office)
})
afterAll(() => shop.close())

it('The journal says who confirmed, refused and gave back money, of which order, once', async () => {
  const kept = await shop.placed(plan)
  const other = await shop.placed({ ...plan, phone: '76 00 00 00' })
  const [payment, refused] = [await paymentOf(kept.id), await paymentOf(other.id)]
  const said = { by: 'Salif', details: '9\u00a0900\u00a0FCFA, Espèces à l’agence' }

  const answers = await Promise.all([decide(payment, 'confirmé'), decide(payment, 'confirmé')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  for (const step of ['à_rapprocher', 'refusé']) {
    expect((await decide(refused, step)).status, step).toBe(200)
  }
  expect((await decide(payment, 'remboursement_dû')).status).toBe(200)
  expect((await decide(payment, 'remboursé')).status).toBe(200)
  expect((await decide(refused, 'remboursé')).status).toBe(409)

  expect(await moneyLines()).toEqual([
    { ...said, act: 'paid', title: kept.reference, record: payment },
    { ...said, act: 'refused', title: other.reference, record: refused },
    { ...said, act: 'refunded', title: kept.reference, record: payment },
  ])
  // Neither a customer nor the reason, which the payment has itself.
  const { docs } = await shop.office.payload.find({ collection: 'journal', pagination: false })
  expect(JSON.stringify(docs)).not.toMatch(/Awa|70123456|Compté devant/)
})
