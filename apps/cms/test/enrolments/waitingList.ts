import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { countSeats } from '../../src/enrolments/counting/countSeats.ts'
import {
  endWithSessions,
  expireOffers,
  offerFreeSeats,
} from '../../src/enrolments/waiting/offers/expireOffers.ts'
import { rankOf } from '../../src/enrolments/waiting/rankOf.ts'
import { confirmPayment } from '../../src/money/ledger/confirmPayment.ts'
import { expireOrders } from '../../src/orders/deadlines/expireOrders.ts'
import type { Order } from '../../src/payload-types.ts'
import { moveSession } from '../../src/sessions/moves/moveSession.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import type { School } from './openSchool.ts'

const dayMs = 86_400_000

/** The waiting list of a full session, and its offers (product 11, 12.5). */
export function waitingList(school: () => School): void {
  const payload = () => school().shop.office.payload
  const waiting = async (session: number, places: number, more?: object) =>
    attributesOf(await school().wait(session, places, more))
  const stateOf = async ({ reference }: { reference: string }) =>
    (await school().entry(reference)).etat
  const reply = async ({ reference }: { reference: string }, reponse: string) => {
    const { phone } = await school().entry(reference)
    return school().shop.api.send('attentes/repondre', { reference, phone, reponse })
  }
  const cancel = ({ reference, cle }: Order) =>
    school().shop.api.send('commandes/annuler', { reference, cle })

  it('are offered to the parties that they fit; the larger one keeps its rank', async () => {
    const session = await school().session(4)
    const order = await school().bought(session, 2)
    await school().bought(session, 2)
    const three = await waiting(session, 3, { email: 'trois@exemple.bf' })
    const one = await waiting(session, 1, { email: 'un@exemple.bf' })
    const other = await waiting(session, 1)
    expect([three.rang, one.rang, other.rang]).toEqual([1, 2, 3])
    await cancel(order)
    expect([await stateOf(three), await stateOf(one), await stateOf(other)]).toEqual([
      'en_attente',
      'offerte',
      'offerte',
    ])
    expect(await school().freeOf(session)).toBe(0)
    expect(await countSeats(payload())).toEqual([])
    const { docs } = await payload().find({
      collection: 'emails',
      where: { to: { equals: 'un@exemple.bf' } },
    })
    expect(docs.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Une place vous attend/),
    ])
    // A person without an address is called, and has longer to answer.
    const [byMail, byPhone] = [
      await school().entry(one.reference),
      await school().entry(other.reference),
    ]
    expect(byPhone.jusqua && byMail.jusqua && byPhone.jusqua > byMail.jusqua).toBe(true)

    // Taken twice it is one order, and the seat was never free in between.
    const taken = attributesOf(await reply(one, 'prendre'))
    expect(taken).toMatchObject({ etat: 'prise', commande: { etat: 'en_attente', total: 20_000 } })
    expect(attributesOf(await reply(one, 'prendre')).commande.reference).toBe(
      taken.commande.reference,
    )
    expect((await reply(three, 'prendre')).statusCode).toBe(409)
    expect(attributesOf(await reply(other, 'decliner')).etat).toBe('déclinée')
    expect([await stateOf(three), await school().freeOf(session)]).toEqual(['en_attente', 1])
    expect(await countSeats(payload())).toEqual([])
  })

  it('are taken by a part of a party first, whose rest keeps its rank', async () => {
    const session = await school().session(4)
    const [order, other] = [await school().bought(session, 2), await school().bought(session, 2)]
    const [three, one] = [await waiting(session, 3), await waiting(session, 1)]
    const split = async (places: number) => {
      const { phone } = await school().entry(three.reference)
      const asked = { reference: three.reference, phone, places }
      return school().shop.api.send('attentes/partager', asked)
    }
    expect((await split(3)).statusCode).toBe(409)
    const parted = attributesOf(await split(2))
    expect(parted).toMatchObject({ etat: 'en_attente', places: 2, rang: 1 })
    const rest = { reference: parted.autre as string }
    const { phone, places } = await school().entry(rest.reference)
    const followed = await school().shop.api.send('suivi', { ...rest, phone })
    expect(places).toBe(1)
    expect(attributesOf(followed)).toMatchObject({
      aFaire: expect.stringContaining('rang 1'),
      etapes: [{ message: expect.stringContaining(three.reference) }],
    })
    // Who stood behind stands there still.
    expect(await rankOf(await school().entry(one.reference), payload())).toBe(2)
    await cancel(order)
    expect([await stateOf(three), await stateOf(rest), await stateOf(one)]).toEqual([
      'offerte',
      'en_attente',
      'en_attente',
    ])
    expect((await split(1)).statusCode).toBe(409)
    await cancel(other)
    expect([await stateOf(rest), await stateOf(one)]).toEqual(['offerte', 'offerte'])
    expect(await school().freeOf(session)).toBe(0)
    expect(await countSeats(payload())).toEqual([])
  })

  it('paid for late stay with who they were offered to, and the money is owed back', async () => {
    const session = await school().session(1)
    const order = await school().bought(session, 1)
    const entry = await waiting(session, 1)
    await expireOrders(payload(), new Date(Date.now() + 60 * dayMs))
    expect(await stateOf(entry)).toBe('offerte')
    const where = { commande: { equals: order.id } }
    const { docs } = await payload().find({ collection: 'paiements', where, depth: 0 })
    const by = { by: 'personnel', who: 'Ali', why: 'Reçu tard' } as const
    const late = await confirmPayment(docs[0]?.id ?? 0, by, await createLocalReq({}, payload()))
    expect(late.etat).toBe('remboursement_dû')
    expect(await school().shop.orderOf(order.reference)).toMatchObject({ etat: 'expirée', paye: 0 })
    expect(await stateOf(entry)).toBe('offerte')

    // Nobody answers: the seat is free for the next, here for nobody.
    await expireOffers(payload(), new Date(Date.now() + 4 * dayMs))
    expect([await stateOf(entry), await school().freeOf(session)]).toEqual(['expirée', 1])
    expect((await reply(entry, 'prendre')).statusCode).toBe(409)
    // A person who joins again is the last one.
    await school().bought(session, 1)
    const before = await waiting(session, 1)
    const { nom, phone } = await school().entry(entry.reference)
    expect([before.rang, (await waiting(session, 1, { nom, phone })).rang]).toEqual([1, 2])
  })

  it('are taken for their deposit first, by who reads the price of the offer', async () => {
    const session = await school().session(2, { acompte: 5_000 })
    const order = await school().bought(session, 2)
    const party = await waiting(session, 2)
    await cancel(order)
    const { reference } = party
    const { phone } = await school().entry(reference)
    const followed = await school().shop.api.send('suivi', { reference, phone })
    expect(attributesOf(followed).offre).toEqual({ total: 40_000, acompte: 10_000 })
    const reply = { reference, phone, reponse: 'prendre', acompte: true }
    const taken = attributesOf(await school().shop.api.send('attentes/repondre', reply))
    const kept = await school().shop.orderOf(taken.commande.reference)
    expect(kept).toMatchObject({ total: 40_000, acompte: 10_000 })
  })

  it('are waited for once by one person, of which a stranger learns nothing', async () => {
    const session = await school().session(1)
    expect((await school().wait(session, 1)).statusCode).toBe(409)
    await school().bought(session, 1)
    expect((await school().wait(session, 2)).statusCode).toBe(400)
    // Staff may open seats of a session that has none yet.
    expect((await waiting(await school().session(0), 2)).rang).toBe(1)
    const home = { 'x-forwarded-for': '192.0.2.1', 'idempotency-key': 'une-attente-1' }
    const who = { nom: 'Salimata Traoré', phone: '70 55 44 33' }
    const first = attributesOf(await school().wait(session, 1, who, home))
    expect(first).toMatchObject({ reference: expect.stringMatching(/^AT-/), rang: 1 })
    const again = { ...who, nom: 'traore  SALIMATA' }
    const near = await school().wait(session, 1, again, { 'x-forwarded-for': '192.0.2.1' })
    expect(attributesOf(near).reference).toBe(first.reference)
    const far = await school().wait(session, 1, again, { 'x-forwarded-for': '192.0.2.99' })
    expect([far.statusCode, far.body.includes(first.reference)]).toEqual([409, false])
    const elsewhere = { ...home, 'x-forwarded-for': '192.0.2.99' }
    expect(attributesOf(await school().wait(session, 1, who, elsewhere))).toEqual(first)
    expect((await school().wait(session, 1, { ...who, nom: 'Awa' }, home)).statusCode).toBe(409)
    // A sister with the same phone is another person; a sixth entry of one phone is none.
    for (const nom of ['Awa', 'Fatou', 'Mariam', 'Aïcha'])
      await waiting(session, 1, { ...who, nom })
    const sixth = await school().wait(session, 1, { ...who, nom: 'Sixième' })
    expect(sixth.statusCode).toBe(409)
    const followed = await school().shop.api.send('suivi', {
      reference: first.reference,
      phone: who.phone,
    })
    expect(attributesOf(followed)).toMatchObject({ nature: 'attente', etat: 'en_attente' })
    expect(attributesOf(await reply(first, 'quitter')).etat).toBe('retirée')
  })

  it('that are added are offered, and none of a session that takes nobody any more', async () => {
    const session = await school().session(1)
    await school().bought(session, 1)
    const [one, other] = [await waiting(session, 1), await waiting(session, 1)]
    await payload().update({ collection: 'sessions', id: session, data: { places: 2 } })
    await offerFreeSeats(payload())
    expect([await stateOf(one), await stateOf(other)]).toEqual(['offerte', 'en_attente'])
    const req = await createLocalReq({}, payload())
    await moveSession(session, 'annulee', { by: 'personnel', why: 'Essai' }, req)
    expect((await reply(one, 'prendre')).statusCode).toBe(409)
    await endWithSessions(payload(), new Date())
    expect([await stateOf(one), await stateOf(other)]).toEqual(['sans_suite', 'sans_suite'])
    expect(await countSeats(payload())).toEqual([])
  })
}
