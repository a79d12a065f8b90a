import { expect, it } from 'vitest'
import type { StaffCall } from '../inbox/support/staff.ts'
import type { Shop } from '../orders/support/openShop.ts'
import { type courierDay, signature } from './courierDay.ts'

/** The work of a courier, as staff see it and change it. */
export function suspendedCouriers(
  shop: () => Shop,
  call: () => StaffCall,
  day: ReturnType<typeof courierDay>,
): void {
  const { hire, bound, given, gesture, send, kept, advance, count, roundOf, dataOf } = day
  const { gesturesOf, settle } = day
  const desk = async (role: 'agent' | 'administrator', courier: number) =>
    (await call()(role, 'GET', `coursiers/${courier}/bureau`)).json()

  it('asks before a courier with parcels is suspended, and takes back those he has not picked up', async () => {
    const courier = await hire()
    const [waits, carried] = [await given(courier), await given(courier)]
    await advance(carried.id, 'enlevée')
    const suspend = (more: object = {}) =>
      call()('agent', 'POST', `coursiers/${courier}/avancer`, {
        vers: 'suspendu',
        motif: 'Absent',
        ...more,
      })
    const asked = await suspend()
    expect(asked.status).toBe(409)
    const sentence = (await asked.json()).errors[0].message
    expect(sentence).toContain(waits.reference)
    expect(sentence).toContain(carried.reference)
    expect((await desk('agent', courier)).enCours).toMatchObject([
      { reference: waits.reference, etat: 'affectée' },
      { reference: carried.reference, etat: 'enlevée' },
    ])
    expect((await suspend({ colis: 'reprendre' })).status).toBe(200)
    expect(await kept(waits.reference)).toMatchObject({ etat: 'chiffrée', coursier: null })
    expect(await kept(carried.reference)).toMatchObject({ etat: 'enlevée', coursier: courier })
    // Another one brings it on.
    const other = await hire()
    expect((await advance(carried.id, 'affectée', { coursier: other })).status).toBe(200)
    expect(await kept(carried.reference)).toMatchObject({ etat: 'affectée', coursier: other })
  })

  it('shows what a courier delivered and has in hand to himself and to administrators; staff know that it waits', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { reference } = await given(courier, 1500)
    const waits = async () => {
      const { payload } = shop().office
      const asked = { collection: 'coursiers', id: courier, depth: 0 } as const
      return (await payload.findByID(asked)).especesDepuis
    }
    const dayOf = async () => dataOf(await shop().api.send('livreur/jour', { jeton }))
    expect(await waits()).toBeNull()
    await send(
      jeton,
      gesture(reference, 'remise', {
        signature: [
          [
            [1, 1],
            [2, 2],
          ],
        ],
      }),
      gesture(reference, 'encaissement', { montant: 1500 }),
    )
    expect(await roundOf(jeton)).toEqual([])
    expect(await dayOf()).toMatchObject({
      enMain: 1500,
      faites: [{ reference, etat: 'remise', especes: 1500 }],
    })
    expect(await waits()).toEqual(expect.any(String))
    expect(await desk('administrator', courier)).toMatchObject({
      enMain: 1500,
      faites: [{ reference, especes: 1500 }],
    })
    // The till does not know the sum that is to come.
    expect(await desk('agent', courier)).toMatchObject({
      enMain: null,
      faites: [{ reference, especes: null }],
    })
    await count(courier, 1500)
    expect(await waits()).toBeNull()
    expect(await dayOf()).toMatchObject({ enMain: 0 })
  })

  it('lets staff take back what a courier noted by mistake', async () => {
    const courier = await hire()
    const jeton = await bound(courier)
    const { id, reference } = await given(courier)
    await send(
      jeton,
      gesture(reference, 'remise', {
        signature: [
          [
            [1, 1],
            [2, 2],
          ],
        ],
      }),
    )
    expect((await advance(id, 'à_vérifier')).status).toBe(200)
    expect((await advance(id, 'échouée', { raison: 'absent' })).status).toBe(200)
  })

  it('erases a courier once nothing of ours is in his hand; the proofs of his deliveries stay', async () => {
    const courier = await hire()
    const { phone } = await shop().office.payload.findByID({ collection: 'coursiers', id: courier })
    const erase = async () =>
      (await call()('administrator', 'POST', 'erasures/person/erase', { who: phone })).json()
    const jeton = await bound(courier)
    const { id, reference } = await given(courier, 1500)
    await send(
      jeton,
      gesture(reference, 'remise', { signature: signature(1) }),
      gesture(reference, 'encaissement', { montant: 1500 }),
    )
    expect(await erase()).toMatchObject({ kept: { underWay: 1 } })
    expect(await (await count(courier, 1400)).json()).toMatchObject({ issue: 'ecart' })
    expect(await erase()).toMatchObject({ kept: { underWay: 1 } })
    const where = { coursier: { equals: courier } }
    const gaps = await shop().office.payload.find({ collection: 'comptages', where, depth: 0 })
    expect((await settle(gaps.docs[0]?.id ?? 0, 'regler')).status).toBe(200)
    expect(await erase()).toMatchObject({ counts: { coursiers: 1 } })
    const [proof, ...others] = await gesturesOf(id)
    expect(proof).toMatchObject({ coursier: null, signature: signature(1) })
    expect(others).toMatchObject([{ coursier: null, montant: 1500 }])
  })
}
