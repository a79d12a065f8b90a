import { expect, it } from 'vitest'
import { tellChanges } from '../../src/enrolments/news/tellChanges.ts'
import type { Order } from '../../src/payload-types.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import type { School } from './openSchool.ts'
import { schoolDesk } from './schoolDesk.ts'

/** The money of seats that their customers give back (product 12.5). */
export function leftSeats(
  school: () => School,
  staff: (...call: Parameters<StaffCall>) => Promise<Response>,
): void {
  const { payments, paid, choose, owedOf } = schoolDesk(school)
  const payload = () => school().shop.office.payload
  const again = ({ reference }: Order) => school().shop.orderOf(reference)
  const leave = async (order: Order, place = 0) => {
    const reference = (await school().seats(order))[place]?.reference ?? ''
    return choose(reference, order, { annuler: true })
  }
  const opened = async ({ reference, cle }: Order) =>
    attributesOf(await school().shop.api.send('commandes/ouvrir', { reference, cle }))
  const waited = async (order: Order) =>
    (await payments(order)).filter(({ etat }) => etat === 'en_attente' || etat === 'créé')

  it('owes back what a paid seat cost, once, and then all of the order', async () => {
    const session = await school().session(5)
    const order = await school().bought(session, 2)
    await paid((await payments(order))[0])
    const answers = await Promise.all([leave(order), leave(order)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect([await owedOf(order), await again(order)]).toMatchObject([
      20_000,
      { etat: 'payée', total: 20_000, paye: 20_000 },
    ])
    expect((await leave(order, 1)).statusCode).toBe(200)
    expect([await owedOf(order), await again(order)]).toMatchObject([40_000, { total: 0, paye: 0 }])
    expect(await opened(order)).toMatchObject({ reste: 0, modes: [] })
    expect(await school().freeOf(session)).toBe(5)
  })

  it('owes a deposit back where nothing else is left to pay with it, and asks for no rest', async () => {
    const session = await school().session(5, { acompte: 5_000 })
    const order = await school().bought(session, 1, { acompte: true })
    await paid((await payments(order))[0])
    expect((await leave(order)).statusCode).toBe(200)
    expect([await owedOf(order), await waited(order)]).toEqual([5_000, []])
    expect(await again(order)).toMatchObject({ etat: 'annulée', total: 0, paye: 0 })
    expect(await opened(order)).toMatchObject({ reste: 0, soldeLe: null, modes: [] })
  })

  it('pays with its deposit for the seats that stay, whose rest alone is asked for', async () => {
    const session = await school().session(5, { acompte: 5_000 })
    const order = await school().bought(session, 3, { acompte: true })
    await paid((await payments(order))[0])
    expect((await leave(order)).statusCode).toBe(200)
    expect(await again(order)).toMatchObject({ etat: 'confirmée', total: 40_000, paye: 15_000 })
    expect([await owedOf(order), await waited(order)]).toMatchObject([0, [{ montant: 25_000 }]])
    // More than the last one costs is paid: the rest of it goes back.
    await paid((await waited(order))[0], 10_000)
    expect((await leave(order, 1)).statusCode).toBe(200)
    expect([await owedOf(order), await again(order), await waited(order)]).toMatchObject([
      5_000,
      { etat: 'payée', total: 20_000, paye: 20_000 },
      [],
    ])
  })

  it('owes the deposit of a seat whose session was moved, as if a refund was asked for', async () => {
    const session = await school().session(5, { acompte: 5_000 })
    const order = await school().bought(session, 2, { acompte: true })
    await paid((await payments(order))[0])
    const debut = new Date(Date.now() + 40 * 86_400_000).toISOString()
    await payload().update({ collection: 'sessions', id: session, data: { debut } })
    await tellChanges(payload(), new Date(Date.now() + 600_000))
    expect((await leave(order)).statusCode).toBe(200)
    expect([await owedOf(order), await again(order)]).toMatchObject([
      5_000,
      { etat: 'confirmée', total: 20_000, paye: 5_000 },
    ])
    expect(await waited(order)).toMatchObject([{ montant: 15_000 }])
  })

  /** Of a session that begins tomorrow, and to which people were glad to pay. */
  const late = async (count: number, deposit?: number) => {
    const debut = new Date(Date.now() + 26 * 3_600_000).toISOString()
    const session = await school().session(5, { debut, acompte: deposit ?? null })
    const more = { ...(deposit && { acompte: true }), email: `tard-${session}@exemple.bf` }
    const order = await school().bought(session, count, more)
    await paid((await payments(order))[0])
    return { session, order }
  }
  const decide = (
    order: Order,
    place: number,
    data: object,
    role: 'cashier' | 'editor' = 'cashier',
  ) =>
    school()
      .seats(order)
      .then((seats) =>
        staff(role, 'POST', `commandes/${order.id}/argent-place`, {
          inscription: seats[place]?.id,
          motif: 'Décidé avec Awa',
          ...data,
        }),
      )

  it('leaves to staff the money of one that is left too late, and asks nobody for it', async () => {
    const { session, order } = await late(2)
    const [shown] = (await opened(order)).inscriptions
    expect(shown).toMatchObject({ modifiable: true, aDecider: 20_000 })
    expect((await leave(order)).statusCode).toBe(200)
    expect(await again(order)).toMatchObject({ etat: 'payée', total: 40_000, paye: 40_000 })
    expect([await owedOf(order), await waited(order), await school().freeOf(session)]).toEqual([
      0,
      [],
      4,
    ])
    const page = await opened(order)
    expect(page).toMatchObject({ reste: 0, aFaire: expect.stringMatching(/équipe/) })
    expect(page.inscriptions[0]).toMatchObject({ etat: 'annulée', aDecider: 20_000 })
    const sums = page.lignes.map((line: Record<string, number>) => [line.quantite, line.montant])
    expect(sums).toEqual([
      [1, 20_000],
      [0, 20_000],
    ])
    const [seat] = await school().seats(order)
    const { phone } = order
    const followed = await school().shop.api.send('suivi', { reference: seat?.reference, phone })
    expect(attributesOf(followed).aFaire).toMatch(/équipe/)
    expect(seat).toMatchObject({ prevenirDe: 'argent', prevenirLe: expect.any(String) })
    // It ends by a decision alone.
    const said = await staff('agent', 'POST', `inscriptions/${seat?.id}/prevenu`, {
      prevenirLe: seat?.prevenirLe,
    })
    expect(said.status).toBe(409)

    expect((await decide(order, 0, { vers: 'rendre' }, 'editor')).status).toBe(403)
    const both = await Promise.all([1, 2].map(() => decide(order, 0, { vers: 'rendre' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect([await owedOf(order), await again(order)]).toMatchObject([
      20_000,
      { etat: 'payée', total: 20_000, paye: 20_000 },
    ])
    expect((await school().seats(order))[0]).toMatchObject({ prevenirLe: null, aDecider: null })
    expect((await decide(order, 1, { vers: 'rendre' })).status).toBe(409)
  })

  it('ends an order of nothing else, with its money kept or given back as staff say', async () => {
    for (const vers of ['rendre', 'garder'] as const) {
      const { order } = await late(1, 5_000)
      expect((await leave(order)).statusCode).toBe(200)
      expect(await again(order)).toMatchObject({ etat: 'annulée', total: 5_000, paye: 5_000 })
      const page = await opened(order)
      expect(page).toMatchObject({ reste: 0, modes: [], aFaire: expect.stringMatching(/équipe/) })
      const message = 'La place était réservée, le formateur est payé.'
      expect((await decide(order, 0, { vers, message })).status).toBe(200)
      expect(await owedOf(order)).toBe(vers === 'rendre' ? 5_000 : 0)
      expect(await again(order)).toMatchObject({ paye: vers === 'rendre' ? 0 : 5_000 })
      const told = await opened(order)
      expect(told.aFaire ?? '').not.toMatch(/équipe/)
      expect(told.inscriptions[0]).not.toHaveProperty('aDecider')
      const where = { to: { equals: order.email }, text: { contains: message } }
      expect((await payload().find({ collection: 'emails', where })).totalDocs).toBe(1)
    }
  })

  it('is left until as many working days before the start as the settings of sales say', async () => {
    await payload().updateGlobal({ slug: 'ventes', data: { annulationJours: 0 } })
    const { order } = await late(1)
    expect((await opened(order)).inscriptions[0]).toMatchObject({ rendu: 20_000 })
    expect((await leave(order)).statusCode).toBe(200)
    expect(await owedOf(order)).toBe(20_000)
    await payload().updateGlobal({ slug: 'ventes', data: { annulationJours: 5 } })
  })
}
