import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../src/payload-types.ts'
import { hireStaff } from '../inbox/support/staff.ts'
import { openPaidShop, type PaidShop } from './support/openPaidShop.ts'
import { attributesOf } from './support/openShop.ts'

const plan = { nature: 'formule', code: 'mensuel' }
const day = 24 * 60 * 60_000

describe('A customer whose payment did not come', () => {
  let shop: PaidShop
  beforeAll(async () => {
    shop = await openPaidShop()
  })
  afterAll(() => shop.close())

  const again = ({ reference, cle }: Order, mode: string) =>
    shop.api.send('commandes/payer', { reference, cle, mode })
  const opened = async ({ reference, cle }: Order) =>
    attributesOf(await shop.api.send('commandes/ouvrir', { reference, cle }))
  const statesOf = async (order: Order) =>
    (await shop.paymentsOf(order)).map(({ mode, etat }) => `${mode} ${etat}`)
  const refused = async () => {
    shop.plays('refused')
    return (await shop.settled(await shop.orderedOnline())).order
  }
  const heldOf = async (order: Order, index: number) => {
    const { fournisseurId } = (await shop.paymentsOf(order))[index] ?? {}
    const held = shop.operator.desk.payments.find(fournisseurId ?? '')
    if (!held) throw new Error(`The operator has not heard of ${order.reference}`)
    return held
  }

  it('is shown every way that is open, and tries the same once more', async () => {
    const order = await refused()
    const ways = ['especes_agence', 'mobile_money', 'virement', 'pawapay', 'cinetpay']
    expect((await opened(order)).modes).toEqual(ways)
    shop.plays('paid')
    expect((await again(order, 'pawapay')).statusCode).toBe(200)
    const { order: paid } = await shop.settled(order)
    expect(paid).toMatchObject({ etat: 'payée', paye: 9900 })
    expect(await statesOf(order)).toEqual(['pawapay refusé', 'pawapay confirmé'])
    expect(await shop.receiptsOf(order)).toHaveLength(1)
    expect((await opened(order)).modes).toEqual([])
    expect((await again(order, 'pawapay')).statusCode).toBe(409)
  })

  it('who taps ten times has one attempt, and no other beside it', async () => {
    const order = await refused()
    shop.plays('never')
    const taps = Array.from({ length: 10 }, (_, tap) =>
      again(order, tap % 2 === 0 ? 'pawapay' : 'cinetpay'),
    )
    const answers = await Promise.all(taps)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const [, second, ...more] = await shop.paymentsOf(order)
    expect([second?.etat, more]).toEqual(['en_attente', []])
    expect((await opened(order)).modes).toEqual([])
    expect((await again(order, 'especes_agence')).statusCode).toBe(409)
  })

  it('whose first money comes after all has paid once, and has the rest back', async () => {
    const order = await refused()
    shop.plays('never')
    await again(order, 'pawapay')
    for (const index of [0, 1]) {
      shop.operator.desk.play(await heldOf(order, index), 'silent')
    }
    const { order: paid } = await shop.settled(order)
    expect(paid).toMatchObject({ etat: 'payée', paye: 9900 })
    expect(await shop.receiptsOf(order)).toHaveLength(1)
    const [first, second] = await shop.paymentsOf(order)
    const states = [first?.etat, second?.etat].toSorted()
    expect(states).toEqual(['confirmé', 'à_rapprocher'])
    const surplus = first?.etat === 'à_rapprocher' ? first : second
    const call = await hireStaff(shop.office)
    const decide = (vers: string) =>
      call('cashier', 'POST', `paiements/${surplus?.id}/decider`, { vers, motif: 'En double' })
    expect((await decide('confirmé')).status).toBe(409)
    expect((await decide('remboursement_dû')).status).toBe(200)
    expect((await shop.orderOf(order.reference)).paye).toBe(9900)
  })

  it('chooses cash instead, which is then what the page asks for', async () => {
    const order = await refused()
    const { paiement, modes } = attributesOf(await again(order, 'especes_agence'))
    expect(paiement.mode).toBe('especes_agence')
    expect(modes).not.toContain('especes_agence')
    expect(await statesOf(order)).toEqual(['pawapay refusé', 'especes_agence en_attente'])
    shop.plays('paid')
    await again(order, 'cinetpay')
    expect((await shop.settled(order)).order.etat).toBe('payée')
    expect(await statesOf(order)).toEqual([
      'pawapay refusé',
      'especes_agence annulé',
      'cinetpay confirmé',
    ])
  })

  it('gains the days that a bank takes, counted from the order, and no more', async () => {
    const order = await shop.placed({ lignes: [plan], mode: 'mobile_money' })
    const due = async () => Date.parse((await shop.orderOf(order.reference)).echeance ?? '')
    const ordered = Date.parse(order.createdAt)
    for (const mode of ['virement', 'especes_agence', 'virement', 'mobile_money']) {
      expect((await again(order, mode)).statusCode, mode).toBe(200)
      expect((await due()) - ordered, mode).toBe(10 * day)
    }
    expect(await statesOf(order)).toHaveLength(5)
  })

  it('who said to have paid by transfer waits for the answer of staff', async () => {
    const order = await shop.placed({ lignes: [plan], mode: 'mobile_money' })
    const claimed = await shop.api.send('paiements', {
      commande: order.reference,
      phone: '70123456',
      operateur: 'orange_money',
      transaction: 'PA261123.0001.A00001',
    })
    expect(claimed.statusCode).toBe(200)
    expect((await opened(order)).modes).toEqual([])
    expect((await again(order, 'especes_agence')).statusCode).toBe(409)
    expect(await statesOf(order)).toEqual(['mobile_money déclaré'])
  })

  it('has the phone ring three times in an hour, and asks five times online at most', async () => {
    let order = await refused()
    shop.plays('refused')
    for (const mode of ['pawapay', 'pawapay', 'cinetpay', 'cinetpay']) {
      expect((await again(order, mode)).statusCode).toBe(200)
      order = (await shop.settled(order)).order
      const rings = (await shop.paymentsOf(order)).filter((one) => one.mode === 'pawapay').length
      expect((await opened(order)).modes.includes('pawapay')).toBe(rings < 3)
    }
    expect((await opened(order)).modes).not.toContain('cinetpay')
    expect((await again(order, 'cinetpay')).statusCode).toBe(409)
    expect((await again(order, 'mobile_money')).statusCode).toBe(200)
  })

  it('is nobody without the key, and pays in no way that is not open', async () => {
    const order = await refused()
    expect((await again({ ...order, cle: 'devinée' }, 'pawapay')).statusCode).toBe(404)
    expect((await again(order, 'troc')).statusCode).toBe(400)
    expect((await again(order, 'especes_livraison')).statusCode).toBe(409)
    expect(await statesOf(order)).toEqual(['pawapay refusé'])
  })
})
