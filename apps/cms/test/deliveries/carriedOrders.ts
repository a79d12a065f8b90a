import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { courierRound } from '../../src/deliveries/courierPage/courierRound.ts'
import { deliverOrder } from '../../src/deliveries/orders/deliverOrder.ts'
import { fillDeliveries } from '../../src/deliveries/orders/fillDeliveries.ts'
import { toPrepare } from '../../src/orders/stateNames.ts'
import type { Order } from '../../src/payload-types.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, type Shop } from '../orders/support/openShop.ts'
import type { deliveryDay } from './deliveryDay.ts'

/** Orders that a courier brings, each with its delivery. */
export function carriedOrders(
  shop: () => Shop,
  call: () => StaffCall,
  courier: () => number,
  day: ReturnType<typeof deliveryDay>,
): void {
  const { kept, advance, lettersTo, ofOrder, ordered, moveOrderTo } = day

  it('begin with an order once it is confirmed, once, and end with it', async () => {
    const order = await ordered()
    expect(await ofOrder(order)).toEqual([])
    expect((await moveOrderTo(order.id, 'confirmée')).status).toBe(200)
    const [delivery, ...others] = await ofOrder(order)
    expect(others).toEqual([])
    expect(delivery).toMatchObject({ etat: 'chiffrée', prix: 1000, arriveeQuartier: 'Zogona' })
    await moveOrderTo(order.id, 'préparée')
    await fillDeliveries(shop().office.payload)
    expect(await ofOrder(order)).toHaveLength(1)

    expect((await moveOrderTo(order.id, 'annulée')).status).toBe(200)
    expect((await ofOrder(order))[0]?.etat).toBe('annulée')
  })

  it('are named on the desk of their order, which says that one has not left', async () => {
    const order = await ordered()
    const onDesk = async () =>
      (await (await call()('agent', 'GET', `commandes/${order.id}/caisse`)).json()).livraison
    expect(await onDesk()).toBeNull()
    await moveOrderTo(order.id, 'confirmée')
    const [delivery] = await ofOrder(order)
    const { id, reference } = delivery ?? { id: 0, reference: '' }
    const reserve = expect.stringContaining(`${reference} n’est pas partie`)
    expect(await onDesk()).toEqual({ id, reference, reserve })
    await advance(id, 'affectée', { coursier: courier() })
    expect(await onDesk()).toMatchObject({ reserve })
    await advance(id, 'enlevée')
    expect(await onDesk()).toEqual({ id, reference, reserve: null })
  })

  it('tell the customer of an order who has it, the code for the courier, and what to pay at the door', async () => {
    const order = await ordered({ email: 'porte@exemple.bf' })
    const { reference, cle } = order
    const told = async () => {
      const opened = attributesOf(await shop().api.send('commandes/ouvrir', { reference, cle }))
      const asked = { reference, phone: order.phone, locale: 'fr' }
      const followed = attributesOf(await shop().api.send('suivi', asked))
      return { opened, followed: String(followed.aFaire) }
    }
    const door = 'Vous payez 6\u00a0200\u00a0FCFA en espèces au livreur'
    await moveOrderTo(order.id, 'confirmée')
    const agreed = await told()
    expect(agreed.opened.paiement.instructions).toContain(door)
    expect(agreed.followed).not.toContain('pour confirmer la livraison')
    expect(agreed.opened).not.toHaveProperty('aFaire')

    const [delivery] = await ofOrder(order)
    await advance(delivery?.id ?? 0, 'affectée', { coursier: courier() })
    const { code, reference: its } = await kept(delivery?.reference ?? '')
    const carried = await told()
    for (const text of [carried.opened.aFaire, carried.followed]) expect(text).toContain(its)
    expect(carried.opened.aFaire).toContain(code)
    expect(carried.followed).toContain(door)
    const letter = (await lettersTo('porte@exemple.bf')).at(-1)
    expect(letter).toContain(`Commande ${reference}`)
    expect(letter).toContain('paie 6\u00a0200\u00a0FCFA en espèces au livreur')
  })

  it('leave the code on the page while it is checked, and ask for no money where nobody comes', async () => {
    const order = await ordered()
    const { reference, cle, phone } = order
    await moveOrderTo(order.id, 'confirmée')
    const id = (await ofOrder(order))[0]?.id ?? 0
    await advance(id, 'affectée', { coursier: courier() })
    const { code, reference: its } = (await ofOrder(order))[0] ?? {}
    const told = async () => {
      const opened = attributesOf(await shop().api.send('commandes/ouvrir', { reference, cle }))
      const followed = attributesOf(
        await shop().api.send('suivi', { reference, phone, locale: 'fr' }),
      )
      return { page: `${opened.aFaire}\n${opened.paiement.instructions}`, suivi: followed.aFaire }
    }
    const put = (etat: string) =>
      shop().office.payload.db.updateOne({ collection: 'livraisons', id, data: { etat } })
    await put('à_vérifier')
    const checked = await told()
    expect(checked.page).toContain(code)
    for (const text of Object.values(checked)) expect(text).toContain('en espèces au livreur')
    for (const [etat, words] of [
      ['échouée', 'n’a pas pu vous remettre'],
      ['retournée', 'est à notre agence'],
      ['annulée', 'est à notre agence'],
      ['remise', 'vous a remis la commande'],
    ] as const) {
      await put(etat)
      for (const text of Object.values(await told())) {
        expect(text, etat).toContain(words)
        expect(text).toContain(its)
        expect(text).not.toContain('en espèces au livreur')
        expect(text).not.toContain(`code ${code}`)
      }
    }
  })

  it('make their order « préparée » where the parcel is said to be ready, and once a courier has it', async () => {
    const ready = async (given: object) => {
      const order = await ordered()
      await moveOrderTo(order.id, 'confirmée')
      const id = (await ofOrder(order))[0]?.id ?? 0
      const desk = await (await call()('agent', 'GET', `livraisons/${id}/bureau`)).json()
      expect(desk.aPreparer).toBe(true)
      await advance(id, 'affectée', { coursier: courier(), ...given })
      const where = { and: [toPrepare, { id: { equals: order.id } }] }
      const counted = async () =>
        (await shop().office.payload.count({ collection: 'commandes', where })).totalDocs
      return { id, counted }
    }
    expect(await (await ready({ pret: 'oui' })).counted()).toBe(0)
    const { id, counted } = await ready({})
    expect(await counted()).toBe(1)
    await advance(id, 'enlevée')
    expect(await counted()).toBe(0)
  })

  it('leave an order « confirmée » while its money is awaited in another way than at the door', async () => {
    const email = 'achats@coton.bf'
    const company = { entreprise: { nom: 'Faso Coton' }, bonDeCommande: 'BC-2026/7', email }
    const order = await ordered({ ...company, mode: 'virement' })
    await moveOrderTo(order.id, 'confirmée')
    const id = (await ofOrder(order))[0]?.id ?? 0
    const desk = await (await call()('agent', 'GET', `livraisons/${id}/bureau`)).json()
    expect(desk.aPreparer).toBe(false)
    const where = { and: [toPrepare, { id: { equals: order.id } }] }
    expect(await shop().office.payload.count({ collection: 'commandes', where })).toMatchObject({
      totalDocs: 0,
    })
    const byHand = await moveOrderTo(order.id, 'préparée')
    expect(byHand.status).toBe(409)
    expect((await byHand.json()).errors[0].message).toContain('Il reste 6\u00a0200\u00a0FCFA')
    await advance(id, 'affectée', { coursier: courier(), pret: 'oui' })
    await advance(id, 'enlevée')
    const { reference, phone, cle } = order
    const restIsAsked = async (etat: string) => {
      const asked = { reference, phone, locale: 'fr' }
      expect(attributesOf(await shop().api.send('suivi', asked))).toMatchObject({
        ...{ etat, reste: 6200 },
        aFaire: expect.stringContaining('6\u00a0200\u00a0FCFA'),
      })
      const opened = attributesOf(await shop().api.send('commandes/ouvrir', { reference, cle }))
      expect(opened.modes).toContain('especes_agence')
    }
    await restIsAsked('confirmée')
    // An earlier version prepared it all the same.
    const put = (data: Record<string, unknown>) =>
      shop().office.payload.db.updateOne({ collection: 'commandes', id: order.id, data })
    await put({ etat: 'préparée' })
    await restIsAsked('préparée')
    await put({ remise: { ...order.remise, mode: 'agence' } })
    await restIsAsked('préparée')
    const paid = { reference, cle, mode: 'especes_agence' }
    expect((await shop().api.send('commandes/payer', paid)).statusCode).toBe(200)
  })

  it('are paid to their courier where the customer chooses so after they were given to him', async () => {
    const company = { entreprise: { nom: 'Faso Coton' }, bonDeCommande: 'BC-2026/8' }
    const order = await ordered({ ...company, mode: 'virement' })
    await moveOrderTo(order.id, 'confirmée')
    const { id, reference } = (await ofOrder(order))[0] ?? { id: 0, reference: '' }
    await advance(id, 'affectée', { coursier: courier() })
    const choose = (mode: string) =>
      shop().api.send('commandes/payer', { reference: order.reference, cle: order.cle, mode })
    expect((await choose('especes_livraison')).statusCode).toBe(200)
    const round = await courierRound({ id: courier() }, shop().office.payload)
    expect(round.find((one) => one.reference === reference)).toMatchObject({ aEncaisser: 6200 })

    // Nobody comes to that door any more.
    const late = await ordered({ ...company, mode: 'virement' })
    await moveOrderTo(late.id, 'confirmée')
    const its = (await ofOrder(late))[0]?.id ?? 0
    await advance(its, 'affectée', { coursier: courier() })
    for (const vers of ['enlevée', 'en_route', 'remise']) await advance(its, vers)
    const asked = { reference: late.reference, cle: late.cle }
    const { modes } = attributesOf(await shop().api.send('commandes/ouvrir', asked))
    expect(modes).toContain('especes_agence')
    expect(modes).not.toContain('especes_livraison')
  })

  it('stay with us, or come back, once all that was paid for their order is given back', async () => {
    const paidBack = async (...steps: string[]) => {
      const order = await ordered({ mode: 'especes_agence' })
      const payments = {
        collection: 'paiements',
        where: { commande: { equals: order.id } },
      } as const
      const payment = (await shop().office.payload.find(payments)).docs[0]?.id
      const decide = (vers: string) =>
        call()('cashier', 'POST', `paiements/${payment}/decider`, {
          vers,
          motif: 'Le client renonce',
        })
      await decide('confirmé')
      const id = (await ofOrder(order))[0]?.id ?? 0
      for (const vers of steps) await advance(id, vers, { coursier: courier() })
      await decide('remboursement_dû')
      const late = await advance(id, 'affectée', { coursier: courier() })
      expect((await decide('remboursé')).status).toBe(200)
      expect(await shop().orderOf(order.reference)).toMatchObject({ etat: 'remboursée' })
      return { late, delivery: (await ofOrder(order))[0] }
    }
    const { late, delivery } = await paidBack()
    expect(late.status).toBe(409)
    expect((await late.json()).errors[0].message).toContain('à rendre')
    expect(delivery?.etat).toBe('annulée')
    // Its courier reads that he brings it back, and staff look for it.
    const onTheWay = (await paidBack('affectée', 'enlevée', 'en_route')).delivery
    expect(onTheWay?.etat).toBe('à_vérifier')
    expect(onTheWay?.etapes?.map(({ vers }) => vers)).toContain('annulée')
  })

  it('end with an order that its customer cancels, who cannot once a courier has the parcel', async () => {
    const onItsWay = async () => {
      const order = await ordered()
      await moveOrderTo(order.id, 'confirmée')
      const [delivery] = await ofOrder(order)
      await advance(delivery?.id ?? 0, 'affectée', { coursier: courier() })
      return { order, delivery: delivery ?? { id: 0, reference: '' } }
    }
    const asCustomer = (call: string, { reference, cle }: Order) =>
      shop().api.send(`commandes/${call}`, { reference, cle })
    const waits = await onItsWay()
    expect((await asCustomer('annuler', waits.order)).statusCode).toBe(200)
    expect((await ofOrder(waits.order))[0]?.etat).toBe('annulée')

    const left = await onItsWay()
    await advance(left.delivery.id, 'enlevée')
    expect(attributesOf(await asCustomer('ouvrir', left.order)).peutAnnuler).toBe(false)
    expect((await asCustomer('annuler', left.order)).statusCode).toBe(409)
    const byStaff = await moveOrderTo(left.order.id, 'annulée')
    expect(byStaff.status).toBe(409)
    expect((await byStaff.json()).errors[0].message).toContain(
      `La livraison ${left.delivery.reference} est chez son livreur`,
    )
    expect((await ofOrder(left.order))[0]?.etat).toBe('enlevée')
    expect((await shop().orderOf(left.order.reference)).etat).toBe('préparée')
    // Handed over, its cash is not noted yet.
    await advance(left.delivery.id, 'en_route')
    await advance(left.delivery.id, 'remise')
    expect((await asCustomer('annuler', left.order)).statusCode).toBe(409)
    const late = await moveOrderTo(left.order.id, 'annulée')
    expect((await late.json()).errors[0].message).toContain('est remise')
  })

  it('move their order to « remise » where its money is in', async () => {
    const order = await ordered({ mode: 'especes_agence' })
    const where = { commande: { equals: order.id } }
    const { docs } = await shop().office.payload.find({ collection: 'paiements', where })
    const decided = { vers: 'confirmé', motif: 'Compté' }
    await call()('cashier', 'POST', `paiements/${docs[0]?.id}/decider`, decided)
    await moveOrderTo(order.id, 'préparée')
    const [delivery] = await ofOrder(order)
    const id = delivery?.id ?? 0
    for (const [vers, more] of [
      ['affectée', { coursier: courier() }],
      ['enlevée', {}],
      ['en_route', {}],
      ['remise', {}],
    ] as const) {
      expect((await advance(id, vers, more)).status, vers).toBe(200)
    }
    expect(await shop().orderOf(order.reference)).toMatchObject({ etat: 'remise' })
  })

  it('are given to orders that were under way before there were any, once', async () => {
    const order = await ordered()
    const { payload } = shop().office
    // As the version before left it.
    await payload.db.updateOne({
      collection: 'commandes',
      id: order.id,
      data: { etat: 'confirmée' },
    })
    await fillDeliveries(payload)
    await fillDeliveries(payload)
    await deliverOrder(await shop().orderOf(order.reference), await createLocalReq({}, payload))
    expect(await ofOrder(order)).toMatchObject([{ etat: 'chiffrée' }])
  })
}
