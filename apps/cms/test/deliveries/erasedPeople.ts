import { expect, it } from 'vitest'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, type Shop } from '../orders/support/openShop.ts'
import type { deliveryDay } from './deliveryDay.ts'
import { deliveryRequest } from './deliveryRequest.ts'

/** Deliveries of somebody who asks to be erased. */
export function erasedPeople(
  shop: () => Shop,
  call: () => StaffCall,
  courier: () => number,
  day: ReturnType<typeof deliveryDay>,
): void {
  const { ask, kept, advance, follow, lettersTo, ofOrder, ordered, moveOrderTo } = day
  const eraseAt = async (who: string) =>
    (await call()('administrator', 'POST', 'erasures/person/erase', { who })).json()

  it('stay with who sent them where their recipient is erased, without him', async () => {
    const phone = '76 44 44 44'
    const to = { ...deliveryRequest.arrivee, contact: 'Rasmata Ilboudo', phone }
    const ends = async (more: object) => {
      const { reference } = attributesOf(await ask({ arrivee: to, ...more }))
      const { id } = await kept(reference)
      await advance(id, 'chiffrée', { prix: 1000 })
      await advance(id, 'affectée', { coursier: courier() })
      await advance(id, 'enlevée')
      await advance(id, 'en_route')
      return { id, reference, end: () => advance(id, 'remise') }
    }
    const [sent, own] = [await ends({ email: 'envoi@exemple.bf' }), await ends({ phone })]
    const proof = {
      livraison: sent.id,
      nature: 'remise',
      faitLe: new Date().toISOString(),
    } as const
    const { payload } = shop().office
    await payload.create({ collection: 'gestes', data: { ...proof, cle: `${sent.reference}:x` } })
    const erase = () => eraseAt(phone)
    expect((await erase()).kept).toMatchObject({ underWay: 2 })
    await sent.end()
    await own.end()
    const person = async (part: string) => {
      const who = encodeURIComponent(phone)
      return (await call()('administrator', 'GET', `erasures/${part}?who=${who}`)).json()
    }
    const isSent = ({ reference }: { reference: string }) => reference === sent.reference
    const handed = JSON.stringify((await person('person/export')).livraisons.find(isSent))
    expect(handed).toContain('Rasmata Ilboudo')
    // The sender is somebody else.
    expect(handed).not.toContain(deliveryRequest.nom)
    expect((await erase()).counts).toMatchObject({ livraisons: 2 })
    await expect(kept(own.reference)).rejects.toThrow('No delivery')
    const left = await kept(sent.reference)
    expect(left).toMatchObject({ etat: 'remise', nom: deliveryRequest.nom, arriveeVille: to.ville })
    const { arriveeContact, arriveePhone, arriveeQuartier, arriveeRepere } = left
    const his = [arriveeContact, arriveePhone, arriveeQuartier, arriveeRepere]
    expect(his).toEqual([null, null, null, null])
    expect(left.searchText).not.toMatch(/rasmata|76444444/)
    const acts = await payload.find({
      collection: 'gestes',
      where: { livraison: { equals: sent.id } },
    })
    expect(acts.totalDocs).toBe(1)
    expect((await follow(sent.reference)).objet).toBe('Un carton de livres, ouagadougou')
    expect((await person('person')).counts.livraisons).toBe(0)
    expect((await lettersTo('envoi@exemple.bf')).join(' ')).not.toContain('Rasmata')
  })

  it('stay with who sent them while their money goes back, or their order is to be brought', async () => {
    const phone = '76 55 55 55'
    const { payload } = shop().office
    const { reference } = attributesOf(await ask({ phone, mode: 'mobile_money' }))
    const { id } = await kept(reference)
    await advance(id, 'chiffrée', { prix: 1500 })
    await advance(id, 'affectée', { coursier: courier(), regle: 'oui' })
    await advance(id, 'annulée')
    expect((await eraseAt(phone)).kept).toMatchObject({ underWay: 1 })
    const where = { livraison: { equals: reference } }
    const [payment] = (await payload.find({ collection: 'paiements', where, depth: 0 })).docs
    const back = { vers: 'remboursé', motif: 'Rendu' }
    await call()('cashier', 'POST', `paiements/${payment?.id}/decider`, back)
    expect(await eraseAt(phone)).toMatchObject({ kept: { underWay: 0 }, counts: { livraisons: 1 } })

    // Handed over, and its cash is not counted yet: a new one would be made for it.
    const order = await ordered({ phone: '76 66 66 66' })
    await moveOrderTo(order.id, 'confirmée')
    const [brought] = await ofOrder(order)
    await advance(brought?.id ?? 0, 'affectée', { coursier: courier() })
    for (const state of ['enlevée', 'en_route', 'remise']) await advance(brought?.id ?? 0, state)
    await eraseAt('76 66 66 66')
    expect(await ofOrder(order)).toMatchObject([{ id: brought?.id, etat: 'remise' }])
  })
}
