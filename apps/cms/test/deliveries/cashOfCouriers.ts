import { expect, it } from 'vitest'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, type Shop } from '../orders/support/openShop.ts'
import { type courierDay, signature } from './courierDay.ts'
import { deliveryRequest } from './deliveryRequest.ts'

/** The cash that couriers note, hand over and answer for. */
export function cashOfCouriers(
  shop: () => Shop,
  call: () => StaffCall,
  day: ReturnType<typeof courierDay>,
): void {
  const { hire, bound, given, gesture, send, carriedOrder, paymentOf } = day
  const { ledgerOf, sumOf, count, roundOf } = day

  it('notes the cash of an order as declared; counted right it is confirmed, and all sums to zero', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { order, delivery } = await carriedOrder(courier, 6200)
    expect((await roundOf(jeton))[0]).toMatchObject({ aEncaisser: 6200 })
    await send(
      jeton,
      gesture(delivery.reference, 'remise', { code: delivery.code ?? '' }),
      gesture(delivery.reference, 'encaissement', { montant: 6200 }),
    )
    expect(await paymentOf(order.id)).toMatchObject({ etat: 'déclaré', montantDeclare: null })
    // Nobody of ours has seen the money yet.
    expect(await shop().orderOf(order.reference)).toMatchObject({ etat: 'préparée', paye: 0 })

    const counted = await count(courier, 6200)
    expect(await counted.json()).toMatchObject({ issue: 'juste' })
    expect(await paymentOf(order.id)).toMatchObject({ etat: 'confirmé', montantRecu: 6200 })
    expect(await shop().orderOf(order.reference)).toMatchObject({ etat: 'remise', paye: 6200 })
    expect(sumOf(await ledgerOf(courier))).toBe(0)
    expect((await count(courier, 6200)).status).toBe(409)
  })

  it('keeps the cash of an order with its courier: no desk confirms it before the till has counted', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { order, delivery } = await carriedOrder(courier, 6200)
    await send(
      jeton,
      gesture(delivery.reference, 'remise', { code: delivery.code ?? '' }),
      gesture(delivery.reference, 'encaissement', { montant: 6200 }),
    )
    const payment = await paymentOf(order.id)
    const desk = async () =>
      (await call()('cashier', 'GET', `paiements/${payment?.id}/caisse`)).json()
    expect(await desk()).toMatchObject({
      suites: [],
      livreur: { id: courier, nom: 'Issouf Zongo' },
    })
    for (const vers of ['confirmé', 'refusé']) {
      const decided = { vers, motif: 'Compté' }
      const answer = await call()('cashier', 'POST', `paiements/${payment?.id}/decider`, decided)
      expect(answer.status).toBe(409)
      expect((await answer.json()).errors[0].message).toContain('Issouf Zongo')
    }
    expect(await (await count(courier, 6200)).json()).toMatchObject({ issue: 'juste' })
    expect(await desk()).toMatchObject({ etat: 'confirmé', livreur: null })
    expect(sumOf(await ledgerOf(courier))).toBe(0)
  })

  it('books nothing of 5 800 counted where 6 201 were declared, until somebody answers for it', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { order, delivery } = await carriedOrder(courier, 6200)
    await send(
      jeton,
      gesture(delivery.reference, 'encaissement', { montant: 6201 }),
      gesture(delivery.reference, 'remise', { signature: signature(5) }),
    )
    // The declared sum, which is not the one to be taken, is read nowhere by who counts.
    for (const path of ['caisse-coursiers', 'comptages']) {
      expect((await call()('cashier', 'GET', path)).status).toBe(403)
    }
    const readBy = async (role: 'cashier' | 'administrator') => {
      const payment = await paymentOf(order.id)
      const paths = [
        `livraisons/${delivery.id}/bureau`,
        `gestes?where[livraison][equals]=${delivery.id}&depth=2`,
        `commandes/${order.id}/caisse`,
        `paiements/${payment?.id}/caisse`,
        `paiements/${payment?.id}?depth=2`,
      ]
      const texts = paths.map(async (path) => (await call()(role, 'GET', path)).text())
      return (await Promise.all(texts)).join('\n').replaceAll('\u00a0', ' ')
    }
    expect(await readBy('cashier')).not.toMatch(/6 ?201/)
    expect(await readBy('administrator')).toMatch(/"especes":6201/)
    const gap = await (await count(courier, 5800)).json()
    expect(gap).toMatchObject({ issue: 'ecart', message: expect.stringContaining('401') })
    expect(await paymentOf(order.id)).toMatchObject({ etat: 'déclaré' })
    expect(sumOf(await ledgerOf(courier))).toBe(6201)
    expect(await shop().orderOf(order.reference)).toMatchObject({ paye: 0 })
    // A second count, which would know the difference by now, waits too.
    expect((await count(courier, 6200)).status).toBe(409)

    const where = { coursier: { equals: courier } }
    const { docs } = await shop().office.payload.find({ collection: 'comptages', where, depth: 0 })
    expect(docs).toMatchObject([{ compte: 5800, declare: 6201, ecart: -401, issue: 'ecart' }])
    const settle = (role: 'administrator' | 'cashier', decision: string) =>
      call()(role, 'POST', `comptages/${docs[0]?.id}/regler`, {
        decision,
        motif: 'Retenu sur la paie',
      })
    expect((await settle('cashier', 'regler')).status).toBe(403)
    expect((await settle('administrator', 'regler')).status).toBe(200)
    expect((await ledgerOf(courier)).map(({ nature, montant }) => [nature, montant])).toEqual([
      ['encaissement', 6201],
      ['remise', -5800],
      ['ecart', -401],
    ])
    expect(await shop().orderOf(order.reference)).toMatchObject({ etat: 'remise', paye: 6200 })
    expect((await settle('administrator', 'regler')).status).toBe(409)
  })

  it('closes its day with what was counted: no cash of an order twice, none without an order left out', async () => {
    const lines = async () => {
      const answer = await call()('cashier', 'GET', 'paiements/cloture?format=csv')
      const rows = (await answer.text()).split('\r\n').slice(1).filter(Boolean)
      return rows.map((row) => row.replaceAll('"', '').split(';'))
    }
    const drawer = async () => (await lines()).reduce((sum, line) => sum + Number(line[6]), 0)
    const before = await drawer()
    const courier = await hire()
    const jeton = await bound(courier)
    const { order, delivery } = await carriedOrder(courier, 6200)
    const alone = await given(courier, 5800)
    await send(
      jeton,
      gesture(delivery.reference, 'encaissement', { montant: 6200 }),
      gesture(alone.reference, 'encaissement', { montant: 5800 }),
    )
    expect(await drawer()).toBe(before)
    await count(courier, 11_900)
    expect(await drawer()).toBe(before)

    const where = { coursier: { equals: courier } }
    const { docs } = await shop().office.payload.find({ collection: 'comptages', where, depth: 0 })
    const settled = { decision: 'regler', motif: 'Retenu sur la paie' }
    await call()('administrator', 'POST', `comptages/${docs[0]?.id}/regler`, settled)
    // The drawer has what was counted, from the hand of who counted it.
    expect(await drawer()).toBe(before + 11_900)
    const of = async (reference: string) =>
      (await lines())
        .filter((line) => line[1] === reference)
        .map((line) => [line[2], ...line.slice(5, 8)])
    const door = 'Espèces à la livraison'
    expect(await of(order.reference)).toEqual([[door, 'Salif', '6200', 'Confirmé']])
    expect(await of(alone.reference)).toEqual([[door, 'Salif', '5800', 'Compté']])
    expect(await of('')).toContainEqual([door, 'Salif', '-100', 'Écart réglé'])
    const handed = (await ledgerOf(courier)).find(({ nature }) => nature === 'remise')
    expect(handed).toMatchObject({ montant: -11_900, par: 'Salif' })
  })

  it('owes back the cash of an order that was cancelled after all, and confirms the rest of the count', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const [gone, sound] = [await carriedOrder(courier, 6200), await carriedOrder(courier, 5200)]
    // His phone has no line: it is cancelled, or paid at the office, and he takes the cash all the same.
    const [early, paid] = [await carriedOrder(courier, 4100), await carriedOrder(courier, 3100)]
    const ended = { vers: 'annulée', motif: 'Le client renonce' }
    const cancelled = await call()('agent', 'POST', `commandes/${early.order.id}/avancer`, ended)
    expect(cancelled.status).toBe(200)
    const atOffice = { vers: 'confirmé', motif: 'Payé à l’agence' }
    const first = await paymentOf(paid.order.id)
    await call()('cashier', 'POST', `paiements/${first?.id}/decider`, atOffice)
    const taken = [gone, sound, early, paid].map(({ order: { total }, delivery }) =>
      gesture(delivery.reference, 'encaissement', { montant: total }),
    )
    await send(jeton, ...taken)
    await shop().office.payload.db.updateOne({
      collection: 'commandes',
      id: gone.order.id,
      data: { etat: 'annulée' },
    })
    const sum = taken.reduce((before, { montant = 0 }) => before + montant, 0)
    expect((await count(courier, sum)).status).toBe(200)
    const owed = async ({ order: { id, total } }: typeof gone) => {
      const where = { commande: { equals: id }, etat: { equals: 'remboursement_dû' } }
      const asked = { collection: 'paiements', where, depth: 0 } as const
      const { docs } = await shop().office.payload.find(asked)
      return docs.map(({ montantRecu }) => montantRecu === total)
    }
    expect(await Promise.all([gone, early, paid, sound].map(owed))).toEqual([
      [true],
      [true],
      [true],
      [],
    ])
    expect(await paymentOf(sound.order.id)).toMatchObject({ etat: 'confirmé' })
    expect(sumOf(await ledgerOf(courier))).toBe(0)
  })

  it('owes back the cash of a cancelled delivery without an order, counted before or after it', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const [before, after, done] = [
      await given(courier, 1500),
      await given(courier, 1600),
      await given(courier, 1700),
    ]
    const takeOf = ({ reference, prix }: typeof before) =>
      send(jeton, gesture(reference, 'encaissement', { montant: prix ?? 0 }))
    const followed = async ({ reference }: typeof before) => {
      const asked = { reference, phone: deliveryRequest.phone, locale: 'fr' }
      return attributesOf(await shop().api.send('suivi', asked)).aFaire
    }
    const owed = async ({ reference }: typeof before) => {
      const where = { livraison: { equals: reference } }
      const asked = { collection: 'paiements', where, depth: 0 } as const
      return (await shop().office.payload.find(asked)).docs
    }
    const drawer = async () => {
      const file = await call()('cashier', 'GET', 'paiements/cloture?format=csv')
      const lines = (await file.text()).split('\r\n').map((line) => line.replaceAll('"', ''))
      return [before, after, done].map(({ reference }) =>
        lines.filter((line) => line.includes(reference)).map((line) => line.split(';').slice(6, 8)),
      )
    }
    await takeOf(before)
    await takeOf(done)
    expect(await (await count(courier, 3200)).json()).toMatchObject({ issue: 'juste' })
    expect(await drawer()).toEqual([[['1500', 'Compté']], [], [['1700', 'Compté']]])
    await day.advance(before.id, 'annulée')
    await day.advance(after.id, 'annulée')
    await takeOf(after)
    expect(await followed(before)).toContain('nous vous rendons 1\u00a0500\u00a0FCFA')
    expect(await followed(after)).toContain('nous vous rendons 1\u00a0600\u00a0FCFA')
    expect(await owed(after)).toEqual([])
    expect(await (await count(courier, 1600)).json()).toMatchObject({ issue: 'juste' })
    // It is in the drawer once.
    expect(await drawer()).toEqual([
      [['1500', 'Remboursement dû']],
      [['1600', 'Remboursement dû']],
      [['1700', 'Compté']],
    ])
    const due = { etat: 'remboursement_dû', encaissePar: 'Salif', commande: null }
    expect(await owed(before)).toMatchObject([{ ...due, montantRecu: 1500 }])
    const [payment] = await owed(after)
    expect(payment).toMatchObject({ ...due, montantRecu: 1600 })
    const back = { vers: 'remboursé', motif: 'Rendu au client' }
    await call()('cashier', 'POST', `paiements/${payment?.id}/decider`, back)
    expect(await followed(after)).toBeUndefined()
    expect(sumOf(await ledgerOf(courier))).toBe(0)
  })
}
