import { expect, it } from 'vitest'
import type { StaffCall } from '../inbox/support/staff.ts'
import type { Shop } from '../orders/support/openShop.ts'
import { type courierDay, signature } from './courierDay.ts'

/** A delivery that is cancelled while its courier has it to do. */
export function cancelledOnTheWay(
  shop: () => Shop,
  call: () => StaffCall,
  day: ReturnType<typeof courierDay>,
): void {
  const { hire, bound, gesture, send, roundOf, kept, carriedOrder, advance, gesturesOf } = day
  const { given, ledgerOf, sumOf } = day
  const cancel = (order: number) =>
    call()('agent', 'POST', `commandes/${order}/avancer`, {
      vers: 'annulée',
      motif: 'Le client renonce',
    })

  it('says that a delivery is cancelled, and takes no act on it for good: staff get its parcel back', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { order, delivery } = await carriedOrder(courier, 6200)
    const { id, reference, code } = delivery
    expect((await cancel(order.id)).status).toBe(200)
    expect(await roundOf(jeton)).toMatchObject([
      { reference, etat: 'annulée', annulee: true, aEncaisser: 0 },
    ])
    // His phone had no line: he has picked it up, and hands it over.
    const picked = gesture(reference, 'enlevement')
    const handed = gesture(reference, 'remise', { code: code ?? '' })
    const told = [picked, handed, picked].map(({ cle }) => ({
      cle,
      pris: false,
      message: expect.stringContaining('rapportez-le à l’agence'),
    }))
    expect(await send(jeton, picked, handed, picked)).toEqual(told)
    expect((await kept(reference)).etat).toBe('à_vérifier')
    expect(await roundOf(jeton)).toMatchObject([{ reference, annulee: true, aEncaisser: 0 }])
    expect((await gesturesOf(id)).map(({ suite }) => suite)).toEqual([
      'Après l’annulation',
      'Après l’annulation',
    ])
    // No code is asked of its customer any more.
    const { phone } = order
    const followed = await shop().api.send('suivi', { reference: order.reference, phone })
    expect(followed.body).not.toContain(String(code))
    expect((await advance(id, 'retournée')).status).toBe(200)
    expect(await roundOf(jeton)).toEqual([])
  })

  it('answers the courier and who cancels alike when both tap at once', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { order, delivery } = await carriedOrder(courier, 6200)
    const [ended, [picked]] = await Promise.all([
      cancel(order.id),
      send(jeton, gesture(delivery.reference, 'enlevement')),
    ])
    expect(picked.pris).toBe(ended.status === 409)
    const { etat } = await shop().orderOf(order.reference)
    expect(etat).toBe(picked.pris ? 'préparée' : 'annulée')
  })

  it('keeps the proof and the cash of a courier whose delivery another one has since, for staff to look at', async () => {
    const [first, second] = [await hire(), await hire()]
    const [jeton, theirs] = [await bound(first), await bound(second)]
    const handed = ({ reference }: { reference: string }) => [
      gesture(reference, 'remise', { signature: signature(7) }),
      gesture(reference, 'encaissement', { montant: 1500 }),
    ]
    const [passed, takenBack] = [await given(first, 1500), await given(first, 1500)]
    await advance(passed.id, 'enlevée')
    await advance(passed.id, 'affectée', { coursier: second })
    await advance(takenBack.id, 'chiffrée')
    for (const delivery of [passed, takenBack]) {
      const acts = handed(delivery)
      const told = { pris: false, message: expect.stringContaining('votre geste est gardé') }
      expect(await send(jeton, ...acts, ...acts)).toMatchObject([told, told, told, told])
      expect(await gesturesOf(delivery.id)).toMatchObject([
        { coursier: first, signature: signature(7) },
        { coursier: first, montant: 1500 },
      ])
      expect((await kept(delivery.reference)).etat).toBe('à_vérifier')
      const desk = await (await call()('agent', 'GET', `livraisons/${delivery.id}/bureau`)).json()
      expect(desk.gestes[0].dit).toContain('après le changement de livreur')
    }
    expect(sumOf(await ledgerOf(first))).toBe(3000)

    // The same cash cannot be in two hands; who never had it notes nothing.
    const [twice] = await send(theirs, ...handed(passed).slice(1))
    expect(twice).toMatchObject({ pris: false, message: expect.stringContaining('agence') })
    const [strange] = await send(theirs, ...handed(takenBack))
    expect(strange).toMatchObject({ pris: false, message: expect.stringContaining('pas à vous') })
    expect(await ledgerOf(second)).toEqual([])
    expect(await gesturesOf(takenBack.id)).toHaveLength(2)
  })

  it('tells staff of a parcel that was handed over though they said that it came back', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { id, reference } = await given(courier)
    await advance(id, 'enlevée')
    await advance(id, 'en_route')
    await advance(id, 'échouée', { raison: 'absent' })
    await advance(id, 'retournée')
    await send(jeton, gesture(reference, 'remise', { signature: signature(3) }))
    expect((await kept(reference)).etat).toBe('à_vérifier')
    expect((await advance(id, 'remise')).status).toBe(200)
  })
}
