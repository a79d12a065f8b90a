import { expect, it } from 'vitest'
import { dossierKey } from '../../src/dossiers/followUp/dossierKey.ts'
import { attributesOf, type Shop } from '../orders/support/openShop.ts'
import type { deliveryDay } from './deliveryDay.ts'

/** To whom the code is said that a courier is told at the door: he reads the reference and both numbers. */
export function saidCodes(
  shop: () => Shop,
  courier: () => number,
  day: ReturnType<typeof deliveryDay>,
): void {
  const { ask, kept, advance, again, follow, ofOrder, ordered, moveOrderTo } = day
  const given = async (more: object = {}) => {
    const { reference } = attributesOf(await ask({ email: 'code@exemple.bf', ...more }))
    const { id } = await kept(reference)
    await advance(id, 'chiffrée', { prix: 1500 })
    await advance(id, 'affectée', { coursier: courier() })
    return kept(reference)
  }
  const ofDevice = (reference: string, cle: string) =>
    shop().api.send('dossiers', { dossiers: [{ reference, cle }], locale: 'fr' })

  it('say the code to the device that sent them, and to a number that no courier reads', async () => {
    const { reference, code } = await given()
    const { aFaire } = await follow(reference)
    expect(aFaire).not.toContain(code)
    expect(aFaire).toContain('une signature suffit')
    const own = await ofDevice(reference, dossierKey(reference, shop().office.payload))
    expect(own.body).toContain(`code ${code}`)

    const elsewhere = await given({ phone: '70 11 22 33' })
    expect((await follow(elsewhere.reference, '70 11 22 33')).aFaire).toContain(elsewhere.code)
  })

  it('say that of an order to none who has its reference and number alone', async () => {
    const order = await ordered()
    const { reference, phone } = order
    const call = (path: string, more: object) => shop().api.send(path, { reference, ...more })
    const pair = () => call('suivi', { phone, locale: 'fr' })
    await moveOrderTo(order.id, 'confirmée')
    expect(attributesOf(await pair()).cle).toBe(order.cle)
    await advance((await ofOrder(order))[0]?.id ?? 0, 'affectée', { coursier: courier() })
    const code = (await ofOrder(order))[0]?.code ?? 'none'
    const { cle, aFaire } = attributesOf(await pair())
    expect(aFaire).toContain('une signature suffit')
    for (const answer of [
      await pair(),
      await call('commandes/ouvrir', { phone }),
      await call('commandes/ouvrir', { cle }),
      await call('commandes/veille', { cle }),
      await ofDevice(reference, cle),
      await call('commandes/annuler', { cle }),
    ]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain(reference)
      for (const secret of [`code ${code}`, order.cle]) expect(answer.body).not.toContain(secret)
    }
    expect((await shop().orderOf(reference)).etat).toBe('annulée')
    expect((await call('commandes/ouvrir', { cle: `${cle}x` })).statusCode).toBe(404)
  })

  it('say the key of an order to no courier who had it before, while the next one has no code yet', async () => {
    const order = await ordered()
    const { reference, phone } = order
    await moveOrderTo(order.id, 'confirmée')
    const first = (await ofOrder(order))[0]?.id ?? 0
    await advance(first, 'affectée', { coursier: courier() })
    await advance(first, 'annulée')
    expect((await again(first)).status).toBe(200)
    for (const path of ['suivi', 'commandes/ouvrir']) {
      const { cle } = attributesOf(await shop().api.send(path, { reference, phone, locale: 'fr' }))
      expect(cle).not.toBe(order.cle)
    }
  })
}
