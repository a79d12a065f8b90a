import { expect, it } from 'vitest'
import type { StaffCall } from '../inbox/support/staff.ts'
import type { Shop } from '../orders/support/openShop.ts'
import { type courierDay, signature } from './courierDay.ts'

/** What a courier does too early, or wrong, at a door. */
export function courierMistakes(
  shop: () => Shop,
  call: () => StaffCall,
  day: ReturnType<typeof courierDay>,
): void {
  const { hire, bound, given, gesture, send, roundOf, kept, carriedOrder, paymentOf } = day
  const { ledgerOf, sumOf, count, advance } = day

  it('keeps a delivery that was handed over before its cash was noted, until it is', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { order, delivery } = await carriedOrder(courier, 6200)
    const { reference, code } = delivery
    await send(jeton, gesture(reference, 'remise', { code: code ?? '' }))
    expect(await roundOf(jeton)).toMatchObject([
      { reference, etat: 'remise', aEncaisser: 6200, encaisse: null },
    ])
    await send(jeton, gesture(reference, 'encaissement', { montant: 6200 }))
    expect(await roundOf(jeton)).toEqual([])
    expect((await count(courier, 6200)).status).toBe(200)
    expect(await shop().orderOf(order.reference)).toMatchObject({ etat: 'remise', paye: 6200 })
  })

  it('corrects cash that was mistyped, by a line of the difference, until it is counted', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { order, delivery } = await carriedOrder(courier, 6200)
    const { reference } = delivery
    const mistyped = gesture(reference, 'encaissement', { montant: 62_000 })
    await send(jeton, mistyped)
    const [shown] = await roundOf(jeton)
    expect(shown).toMatchObject({ encaisse: 62_000 })
    await send(jeton, gesture(reference, 'encaissement', { montant: 6200 }), mistyped)
    // Sent again at once and late: nothing more.
    await Promise.all([send(jeton, mistyped), send(jeton, mistyped)])
    const amounts = (await ledgerOf(courier)).map(({ montant }) => montant)
    expect(amounts).toEqual([62_000, -55_800])
    expect((await roundOf(jeton))[0]).toMatchObject({ encaisse: 6200 })
    expect(await paymentOf(order.id)).toMatchObject({ etat: 'déclaré' })

    // A difference that waits for an administrator is not talked away.
    const correct = (montant: number) =>
      send(jeton, gesture(reference, 'encaissement', { montant }))
    expect(await (await count(courier, 5800)).json()).toMatchObject({ issue: 'ecart' })
    expect(await correct(5800)).toMatchObject([
      { pris: false, message: expect.stringContaining('agence') },
    ])
    const where = { coursier: { equals: courier } }
    const gaps = await shop().office.payload.find({ collection: 'comptages', where, depth: 0 })
    await day.settle(gaps.docs[0]?.id ?? 0, 'recompter')
    expect(await (await count(courier, 6200)).json()).toMatchObject({ issue: 'juste' })
    expect(await paymentOf(order.id)).toMatchObject({ etat: 'confirmé', montantRecu: 6200 })
    expect(await correct(5000)).toMatchObject([{ pris: false }])
    expect(await correct(6200)).toMatchObject([{ pris: true }])
    expect(sumOf(await ledgerOf(courier))).toBe(0)
    expect(await shop().orderOf(order.reference)).toMatchObject({ paye: 6200 })
  })

  it('takes back cash that was noted by mistake: on the phone, or by an administrator, until it is counted', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { order, delivery } = await carriedOrder(courier, 6200)
    const { id, reference, code } = delivery
    const note = (montant: number) => send(jeton, gesture(reference, 'encaissement', { montant }))
    const staff = (role: 'administrator' | 'cashier', montant: number) =>
      call()(role, 'POST', `livraisons/${id}/especes`, { montant, motif: 'Le client n’a pas payé' })
    expect(await note(0)).toMatchObject([{ pris: false, message: expect.any(String) }])
    await send(jeton, gesture(reference, 'remise', { code: code ?? '' }))
    await note(6200)
    await note(0)
    // The delivery asks for its cash again, and the order for its money.
    expect(await roundOf(jeton)).toMatchObject([{ reference, aEncaisser: 6200, encaisse: null }])
    const waits = { etat: 'en_attente', montantRecu: null }
    expect(await paymentOf(order.id)).toMatchObject(waits)
    await note(6200)
    expect(await paymentOf(order.id)).toMatchObject({ etat: 'déclaré' })
    expect((await staff('cashier', 0)).status).toBe(403)
    expect(
      (await Promise.all([staff('administrator', 0), staff('administrator', 0)])).map(
        ({ status }) => status,
      ),
    ).toEqual([200, 200])
    expect((await ledgerOf(courier)).map(({ montant }) => montant)).toEqual([
      6200, -6200, 6200, -6200,
    ])
    expect(await paymentOf(order.id)).toMatchObject(waits)
    // Paid at the office after all: no courier has its cash.
    const decided = { vers: 'confirmé', motif: 'Payé à l’agence' }
    const payment = await paymentOf(order.id)
    const answer = await call()('cashier', 'POST', `paiements/${payment?.id}/decider`, decided)
    expect(answer.status).toBe(200)
    expect(await shop().orderOf(order.reference)).toMatchObject({ etat: 'remise', paye: 6200 })
    expect(await roundOf(jeton)).toEqual([])
    expect(await (await count(courier, 0)).json()).toMatchObject({ issue: 'juste' })
    expect(await ledgerOf(courier)).toHaveLength(5)
    expect(sumOf(await ledgerOf(courier))).toBe(0)
  })

  it('leaves a count to another administrator than who made it, where there is one', async () => {
    const { payload } = shop().office
    const gap = async (compte: number) => {
      const courier = await hire()
      const { reference } = await given(courier, 1500)
      await send(await bound(courier), gesture(reference, 'encaissement', { montant: 1500 }))
      await call()('administrator', 'POST', `coursiers/${courier}/compter`, { compte })
      const where = { coursier: { equals: courier } }
      const { docs } = await payload.find({ collection: 'comptages', where, depth: 0 })
      return { courier, id: docs[0]?.id ?? 0 }
    }
    const alone = await gap(1400)
    expect((await day.settle(alone.id, 'regler')).status).toBe(200)
    expect(sumOf(await ledgerOf(alone.courier))).toBe(0)

    const { courier, id } = await gap(1400)
    const other = { email: 'seconde@sira.example', password: 'Un-mot-de-passe-7' }
    await payload.create({ collection: 'users', data: { ...other, role: 'administrator' } })
    const settled = await day.settle(id, 'regler')
    expect(settled.status).toBe(409)
    expect((await settled.json()).errors[0].message).toContain('un autre administrateur')
    expect((await day.settle(id, 'recompter')).status).toBe(200)
    expect(sumOf(await ledgerOf(courier))).toBe(1500)
  })

  it('waits for no money at the door of a cancelled order, where its courier took none after all', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { order, delivery } = await carriedOrder(courier, 6200)
    const cancelled = { vers: 'annulée', motif: 'Le client renonce' }
    await call()('agent', 'POST', `commandes/${order.id}/avancer`, cancelled)
    for (const montant of [6200, 0]) {
      await send(jeton, gesture(delivery.reference, 'encaissement', { montant }))
    }
    const where = { commande: { equals: order.id } }
    const { docs } = await shop().office.payload.find({ collection: 'paiements', where, depth: 0 })
    expect(docs.map(({ etat }) => etat)).toEqual(['annulé', 'annulé'])
  })

  it('lets cash be noted later: by who took it from a sender, whatever became of the parcel, or by an administrator', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const bySender = { payeur: 'expediteur' }
    const [failed, forgotten] = [await given(courier, 1500, bySender), await given(courier, 1600)]
    await advance(failed.id, 'enlevée')
    await send(jeton, gesture(failed.reference, 'echec', { raison: 'absent' }))
    expect(await roundOf(jeton)).toContainEqual(
      expect.objectContaining({ reference: failed.reference, etat: 'échouée', aEncaisser: 1500 }),
    )
    await send(jeton, gesture(failed.reference, 'encaissement', { montant: 1500 }))
    const { id, reference } = forgotten
    await send(jeton, gesture(reference, 'remise', { signature: signature(1) }))
    expect(await roundOf(jeton)).toMatchObject([{ reference, aEncaisser: 1600 }])
    const desk = async () =>
      (await (await call()('administrator', 'GET', `livraisons/${id}/bureau`)).json()).especes
    expect(await desk()).toBe(0)
    const noted = { montant: 1600, motif: 'Le livreur a perdu son téléphone' }
    const note = () => call()('administrator', 'POST', `livraisons/${id}/especes`, noted)
    expect((await note()).status).toBe(200)
    expect((await note()).status).toBe(200)
    expect(await desk()).toBe(1600)
    expect(await roundOf(jeton)).toEqual([])
    expect((await ledgerOf(courier)).at(-1)).toMatchObject({ montant: 1600, motif: noted.motif })
    expect(await (await count(courier, 3100)).json()).toMatchObject({ issue: 'juste' })
    expect(sumOf(await ledgerOf(courier))).toBe(0)
    expect((await note()).status).toBe(200)
  })

  it('counts the cash of a door for who has it, and not for who noted it before him by mistake', async () => {
    const [first, second] = [await hire(), await hire()]
    const { order, delivery } = await carriedOrder(first, 6200)
    const { id, reference } = delivery
    const note = async (courier: number, montant: number) =>
      send(await bound(courier), gesture(reference, 'encaissement', { montant }))
    await note(first, 6200)
    await note(first, 0)
    await advance(id, 'affectée', { coursier: second })
    expect(await note(second, 6200)).toMatchObject([{ pris: true }])
    expect(await (await count(first, 0)).json()).toMatchObject({ issue: 'juste' })
    expect(await paymentOf(order.id)).toMatchObject({ etat: 'déclaré' })
    expect(await (await count(second, 6200)).json()).toMatchObject({ issue: 'juste' })
    expect(await paymentOf(order.id)).toMatchObject({ etat: 'confirmé', montantRecu: 6200 })
    expect(await shop().orderOf(order.reference)).toMatchObject({ paye: 6200 })
  })

  it('is told in the language of his page what was not taken', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { reference } = await given(courier)
    const told = async (locale?: string) => {
      const gestes = [gesture(reference, 'remise')]
      const answer = await shop().api.send('livreur/gestes', { jeton, gestes, locale })
      return day.dataOf(answer).gestes[0].message
    }
    expect(await told('ar')).toContain('رمز المستلم')
    expect(await told('en')).toContain('code of the recipient')
    expect(await told()).toContain('code du destinataire')
  })

  it('is told why staff check a delivery: for a wrong code, or because they were told something else', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { id, reference, code } = await given(courier)
    await send(jeton, gesture(reference, 'remise', { code: code ?? '' }))
    expect((await advance(id, 'à_vérifier')).status).toBe(200)
    expect(await roundOf(jeton)).toMatchObject([{ etat: 'à_vérifier', codeFaux: false, essais: 3 }])
    // He comes to its door after all.
    await send(jeton, gesture(reference, 'remise', { code: code ?? '' }))
    expect((await kept(reference)).etat).toBe('remise')
  })

  it('keeps a delivery whose code was wrong in sight: the right one delivers it, three tries in all', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const [one, two] = [await given(courier), await given(courier)]
    const deliver = ({ reference, code }: typeof one, off: number) => {
      const guess = String((Number(code) + off) % 10_000).padStart(4, '0')
      return send(jeton, gesture(reference, 'remise', { code: guess }))
    }
    await deliver(one, 1)
    expect((await roundOf(jeton))[0]).toMatchObject({
      reference: one.reference,
      etat: 'à_vérifier',
      essais: 2,
      codeFaux: true,
    })
    const drawn = [
      [
        [1, 1],
        [2, 2],
      ],
    ]
    // No signature in its place, and no failure: staff look first.
    await send(
      jeton,
      gesture(one.reference, 'remise', { signature: drawn }),
      gesture(one.reference, 'echec', { raison: 'absent' }),
    )
    expect((await kept(one.reference)).etat).toBe('à_vérifier')
    await deliver(one, 0)
    expect((await kept(one.reference)).etat).toBe('remise')

    for (const off of [1, 2, 3, 0]) await deliver(two, off)
    expect((await kept(two.reference)).etat).toBe('à_vérifier')
    const round: { reference: string; essais: number | null }[] = await roundOf(jeton)
    expect(round.find(({ reference }) => reference === two.reference)?.essais).toBe(0)
    expect((await advance(two.id, 'remise')).status).toBe(200)
  })
}
