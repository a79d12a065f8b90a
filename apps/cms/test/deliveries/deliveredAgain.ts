import { expect, it } from 'vitest'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, type Shop } from '../orders/support/openShop.ts'
import type { deliveryDay } from './deliveryDay.ts'

/** Deliveries that did not succeed at first, and the money of those that are paid ahead. */
export function deliveredAgain(
  shop: () => Shop,
  call: () => StaffCall,
  courier: () => number,
  day: ReturnType<typeof deliveryDay>,
): void {
  const { ask, kept, advance, again, follow, lettersTo, ofOrder, ordered, moveOrderTo } = day

  it('are made once more of an order whose parcel came back, once, and only while it is to be brought', async () => {
    const order = await ordered()
    await moveOrderTo(order.id, 'confirmée')
    const first = (await ofOrder(order))[0]?.id ?? 0
    expect((await again(first)).status).toBe(409)
    await advance(first, 'affectée', { coursier: courier() })
    await advance(first, 'enlevée')
    await advance(first, 'en_route')
    await advance(first, 'échouée', { raison: 'absent' })
    await advance(first, 'retournée')
    const made = await Promise.all([again(first), again(first)])
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [, second] = (await ofOrder(order)).toSorted((one, other) => one.id - other.id)
    expect(second).toMatchObject({ etat: 'chiffrée', suiteDe: first, arriveeQuartier: 'Zogona' })
    const desk = await (await call()('agent', 'GET', `commandes/${order.id}/caisse`)).json()
    expect(desk.livraison).toMatchObject({ id: second?.id })
    await advance(second?.id ?? 0, 'affectée', { coursier: courier() })
    const { reference, cle } = order
    const opened = attributesOf(await shop().api.send('commandes/ouvrir', { reference, cle }))
    expect(opened.aFaire).toContain((await kept(second?.reference ?? '')).code)

    await advance(second?.id ?? 0, 'annulée')
    expect((await moveOrderTo(order.id, 'annulée')).status).toBe(200)
    expect((await again(second?.id ?? 0)).status).toBe(409)
  })

  it('go where staff were told on the phone, until they have ended', async () => {
    const { reference } = attributesOf(await ask({ email: 'corrige@exemple.bf' }))
    const { id } = await kept(reference)
    const correct = (data: object) => call()('agent', 'PATCH', `livraisons/${id}`, data)
    const place = { arriveeQuartier: 'Tampouy', arriveePhone: '70 99 88 77' }
    expect((await correct({ ...place, nom: 'Un autre', prix: 1, code: '0000' })).status).toBe(200)
    const found = { ...place, arriveePhone: '+22670998877', nom: 'Awa Ouédraogo', prix: null }
    expect(await kept(reference)).toMatchObject({ ...found, code: null })
    const wrong = await correct({ arriveePhone: '12' })
    expect(wrong.status).toBe(400)
    expect((await wrong.json()).errors[0].data.errors[0].message).toContain('n’en est pas un')
    await advance(id, 'annulée')
    await correct({ arriveeQuartier: 'Gounghin' })
    expect(await kept(reference)).toMatchObject(found)
  })

  it('are made once more for who asked, at a price that is named to him', async () => {
    const { reference } = attributesOf(await ask({ email: 'encore@exemple.bf' }))
    const { id } = await kept(reference)
    await advance(id, 'annulée')
    expect((await again(id)).status).toBe(400)
    const made = await (await again(id, { prix: 1200 })).json()
    expect(made.reference).toMatch(/^LI-/)
    expect(await kept(made.reference)).toMatchObject({ etat: 'chiffrée', prix: 1200, suiteDe: id })
    const letters = await lettersTo('encore@exemple.bf')
    expect(letters).toHaveLength(3)
    expect(letters.at(-1)).toContain('1\u00a0200\u00a0FCFA')
    expect((await follow(made.reference)).total).toBe(1200)
    // The first reference alone leads to the next one.
    expect((await follow(reference)).aFaire).toContain(made.reference)
  })

  it('have a payment where they are paid ahead, which stands in the closing and is owed back', async () => {
    const ahead = async (payeur = 'expediteur') => {
      const asked = { mode: 'mobile_money', payeur, email: 'avance@exemple.bf' }
      const { reference } = attributesOf(await ask(asked))
      const { id } = await kept(reference)
      await advance(id, 'chiffrée', { prix: 1500 })
      return { id, reference }
    }
    const given = (id: number, transaction: string) =>
      advance(id, 'affectée', { coursier: courier(), regle: 'oui', transaction })
    const { id, reference } = await ahead()
    expect((await given(id, 'PP 261129.0001')).status).toBe(200)
    const payments = async (of = reference) => {
      const where = { livraison: { equals: of } }
      return (await shop().office.payload.find({ collection: 'paiements', where, depth: 0 })).docs
    }
    const paid = { etat: 'confirmé', mode: 'mobile_money', montantRecu: 1500, encaissePar: 'Fatou' }
    expect(await payments()).toMatchObject([{ ...paid, transaction: 'PP 261129.0001' }])
    const file = await call()('cashier', 'GET', 'paiements/cloture?format=csv')
    const row = (await file.text()).split('\r\n').find((line) => line.includes(reference))
    expect(row?.replaceAll('"', '').split(';').slice(2, 8)).toEqual(
      expect.arrayContaining(['Mobile money', 'Fatou', '1500', 'Confirmé']),
    )
    // One number proves one payment.
    const other = await ahead()
    const twice = await given(other.id, 'pp261129.0001')
    expect(twice.status).toBe(409)
    expect((await twice.json()).errors[0].message).toContain('déjà celui d’un autre paiement')

    // Taken back from its courier it is not paid twice; cancelled, its money goes back.
    expect((await advance(id, 'chiffrée')).status).toBe(200)
    expect(await kept(reference)).toMatchObject({ etat: 'chiffrée', prix: 1500, coursier: null })
    expect((await advance(id, 'affectée', { coursier: courier() })).status).toBe(200)
    expect(await payments()).toHaveLength(1)
    await advance(id, 'annulée')
    expect(await payments()).toMatchObject([{ etat: 'remboursement_dû' }])

    // Of a parcel that came back, only to the recipient who paid for it.
    for (const [payeur, etat] of [
      ['destinataire', 'remboursement_dû'],
      ['expediteur', 'confirmé'],
    ] as const) {
      const back = await ahead(payeur)
      await given(back.id, `PP 261129.${payeur}`)
      for (const vers of ['enlevée', 'en_route', 'échouée', 'retournée']) {
        await advance(back.id, vers, { raison: 'absent' })
      }
      expect(await payments(back.reference)).toMatchObject([{ etat }])
      const told = (await follow(back.reference)).aFaire ?? ''
      expect(told.includes('nous vous rendons')).toBe(payeur === 'destinataire')
    }
  })
}
