import { afterAll, beforeAll, expect, it } from 'vitest'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { openShop, type Shop } from '../orders/support/openShop.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { cancelledOnTheWay } from './cancelledOnTheWay.ts'
import { cashOfCouriers } from './cashOfCouriers.ts'
import { courierApplications } from './courierApplications.ts'
import { courierDay, signature } from './courierDay.ts'
import { courierMistakes } from './courierMistakes.ts'
import { deliveryRequest } from './deliveryRequest.ts'
import { suspendedCouriers } from './suspendedCouriers.ts'

/** The day of a courier, whatever the database. */
export function couriersSuite(database: SuiteDatabase): void {
  describeOn(database, 'the phone of a courier (product 12.10)', () => {
    let shop: Shop
    let call: StaffCall
    beforeAll(async () => {
      shop = await openShop(database)
      call = await hireStaff(shop.office)
      const town = { ville: 'Ouagadougou', frais: 1000 }
      await shop.office.payload.create({ collection: 'villes-livrees', data: town })
    })
    afterAll(() => shop.close())
    courierApplications(
      () => shop,
      () => call,
    )

    const day = courierDay(
      () => shop,
      () => call,
    )
    const {
      hire,
      linkOf,
      bind,
      dataOf,
      bound,
      roundOf,
      send,
      kept,
      advance,
      given,
      gesture,
      gesturesOf,
      ledgerOf,
      sumOf,
    } = day
    courierMistakes(
      () => shop,
      () => call,
      day,
    )
    cancelledOnTheWay(
      () => shop,
      () => call,
      day,
    )
    suspendedCouriers(
      () => shop,
      () => call,
      day,
    )
    cashOfCouriers(
      () => shop,
      () => call,
      day,
    )

    it('is bound by one link and its spoken code, once, and never by looking', async () => {
      const courier = await hire()
      const link = await linkOf(courier)
      expect((await shop.api.ask(`/api/livreur/lier?lien=${link.lien}`)).statusCode).not.toBe(200)
      const twice = await Promise.all([bind(link), bind(link)])
      expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
      const jeton = dataOf(twice.find(({ statusCode }) => statusCode === 200) ?? (await bind(link)))
      expect(await roundOf(jeton.jeton)).toEqual([])

      // A new phone is the only one from then on.
      const next = await bound(courier)
      expect((await shop.api.send('livreur/jour', { jeton: jeton.jeton })).statusCode).toBe(401)
      expect(await roundOf(next)).toEqual([])
      await call('agent', 'POST', `coursiers/${courier}/avancer`, {
        vers: 'suspendu',
        motif: 'Absent',
      })
      expect((await shop.api.send('livreur/jour', { jeton: next })).statusCode).toBe(401)
      expect((await call('cashier', 'POST', `coursiers/${courier}/lien`, {})).status).toBe(403)
    })

    it('is bound by nobody after five wrong codes at once, nor by the right one then', async () => {
      const { lien, code } = await linkOf(await hire())
      const wrong = Array.from({ length: 5 }, (_, index) => {
        const guess = String((Number(code) + index + 1) % 1_000_000).padStart(6, '0')
        return bind({ lien, code: guess })
      })
      for (const answer of await Promise.all(wrong)) expect(answer.statusCode).toBe(404)
      const right = await bind({ lien, code })
      expect(right.statusCode).toBe(404)
      expect(right.body).toBe((await wrong[0])?.body)
    })

    it('has the day of its courier, without the codes, and nobody else’s', async () => {
      const [mine, other] = [await hire(), await hire()]
      const delivery = await given(mine)
      const list = await roundOf(await bound(mine))
      expect(list).toMatchObject([
        {
          reference: delivery.reference,
          etat: 'affectée',
          aEncaisser: 1000,
          arrivee: { contact: 'Moussa Kaboré', phone: '+22676000001' },
        },
      ])
      expect(JSON.stringify(list)).not.toContain(`"${delivery.code}"`)
      const theirs = await bound(other)
      expect(await roundOf(theirs)).toEqual([])
      const [refused] = await send(theirs, gesture(delivery.reference, 'enlevement'))
      expect(refused).toMatchObject({ pris: false })
      expect((await kept(delivery.reference)).etat).toBe('affectée')
    })

    it('proves two deliveries offline: sent in reverse and twice each has its own signature, cash once', async () => {
      const courier = await hire()
      const jeton = await bound(courier)
      const [one, two] = [await given(courier, 1200), await given(courier, 2500)]
      const day = [one, two].flatMap(({ reference, prix }, index) => [
        gesture(reference, 'enlevement'),
        gesture(reference, 'depart'),
        gesture(reference, 'remise', { signature: signature(100 * (index + 1)) }),
        gesture(reference, 'encaissement', { montant: prix ?? 0 }),
      ])
      const reversed = day.toReversed()
      const sent = [reversed.slice(0, 4), reversed.slice(4)]
      // Twice, at the same time.
      await Promise.all([...sent, ...sent].map((part) => send(jeton, ...part)))

      for (const [index, { id, reference }] of [one, two].entries()) {
        expect((await kept(reference)).etat).toBe('remise')
        const acts = await gesturesOf(id)
        expect(acts).toHaveLength(4)
        const drawn = acts.flatMap(({ signature: drawn }) => (drawn ? [drawn] : []))
        expect(drawn).toEqual([signature(100 * (index + 1))])
        // Staff find them from the delivery.
        const desk = await (await call('agent', 'GET', `livraisons/${id}/bureau`)).json()
        expect(desk.gestes).toHaveLength(4)
        const proof = desk.gestes.find(({ dit }: { dit: string }) => dit.endsWith(', signature'))
        expect(acts.find(({ id: act }) => act === proof?.id)?.signature).toEqual(drawn[0])
        // Both times are kept; ours counts.
        for (const { faitLe, createdAt } of acts) {
          expect(faitLe.slice(0, 4)).toBe('2019')
          expect(createdAt.slice(0, 4)).not.toBe('2019')
        }
      }
      expect((await ledgerOf(courier)).map(({ montant }) => montant).toSorted()).toEqual([
        1200, 2500,
      ])
      // The same cash by another act is the same cash.
      await send(jeton, gesture(one.reference, 'encaissement', { montant: 1200 }))
      expect(sumOf(await ledgerOf(courier))).toBe(3700)
      expect(await roundOf(jeton)).toEqual([])
    })

    it('delivers by the code of the recipient, looked at here; a wrong one waits for staff', async () => {
      const courier = await hire()
      const jeton = await bound(courier)
      const [right, wrong] = [await given(courier), await given(courier)]
      await send(jeton, gesture(right.reference, 'remise', { code: ` ${right.code} ` }))
      expect((await kept(right.reference)).etat).toBe('remise')

      const guess = String((Number(wrong.code) + 1) % 10_000).padStart(4, '0')
      await send(jeton, gesture(wrong.reference, 'remise', { code: guess }))
      expect((await kept(wrong.reference)).etat).toBe('à_vérifier')
      // No signature in its place.
      await send(jeton, gesture(wrong.reference, 'remise', { signature: signature(1) }))
      expect((await kept(wrong.reference)).etat).toBe('à_vérifier')
      expect((await advance(wrong.id, 'remise')).status).toBe(200)

      const unproved = await given(courier)
      const [refused] = await send(jeton, gesture(unproved.reference, 'remise'))
      expect(refused).toMatchObject({ pris: false, message: expect.stringContaining('code') })
      expect(await gesturesOf(unproved.id)).toEqual([])
    })

    it('says that nobody answered; what comes late of that attempt moves the next one no more', async () => {
      const courier = await hire()
      const jeton = await bound(courier)
      const { id, reference } = await given(courier)
      await send(jeton, gesture(reference, 'echec', { raison: 'injoignable' }))
      expect(await kept(reference)).toMatchObject({ etat: 'échouée', raison: 'injoignable' })
      const where = { to: { equals: deliveryRequest.email }, kind: { equals: 'delivery' } }
      const asked = { collection: 'emails', where, sort: '-id', limit: 1 } as const
      const [letter] = (await shop.office.payload.find(asked)).docs
      expect(letter?.html).toContain('n’a pas répondu')
      await advance(id, 'retentée')
      await send(jeton, gesture(reference, 'echec', { raison: 'absent' }))
      expect((await kept(reference)).etat).toBe('retentée')
      const again = gesture(reference, 'echec', { raison: 'absent', tentative: 2 })
      await send(jeton, again, gesture(reference, 'depart', { tentative: 2 }))
      expect(await kept(reference)).toMatchObject({ etat: 'échouée', raison: 'absent' })
    })
  })
}
