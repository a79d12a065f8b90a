import { expect, it } from 'vitest'
import { countSeats } from '../../src/enrolments/counting/countSeats.ts'
import type { Order } from '../../src/payload-types.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import type { School } from './openSchool.ts'
import { schoolDesk } from './schoolDesk.ts'

const dayMs = 86_400_000

/** One participant is moved alone by staff, as whoever cannot come asks on the phone. */
export function movedSeats(
  school: () => School,
  staff: (...call: Parameters<StaffCall>) => Promise<Response>,
): void {
  const { payments, paid, cancel, choose, owedOf, refund } = schoolDesk(school)
  const payload = () => school().shop.office.payload
  const again = ({ reference }: Order) => school().shop.orderOf(reference)
  const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
  const day = (date: string | null | undefined) => date?.slice(0, 10)

  it('go to another session one by one, by staff who say why, and cost no more than before', async () => {
    const session = (places: number, days: number, prix: number) =>
      school().session(places, { debut: inDays(days), prix, acompte: 5_000 })
    const [from, dear, cheap] = [
      await session(5, 30, 20_000),
      await session(1, 50, 90_000),
      await session(5, 40, 15_000),
    ]
    const participants = [
      { nom: 'Awa', email: 'awa@reporte.bf' },
      { nom: 'Issa', phone: '76 55 44 33' },
    ]
    const lignes = [{ nature: 'session', id: from, participants }]
    const order = await school().bought(from, 2, { lignes, acompte: true, email: 'c@reporte.bf' })
    await paid((await payments(order))[0])
    expect(day((await again(order)).soldeLe)).toBe(day(inDays(23)))
    const [awa, issa] = await school().seats(order)
    const move = (
      seat: typeof awa,
      to: number,
      more: object = {},
      role: 'agent' | 'cashier' = 'agent',
    ) =>
      staff(role, 'POST', `commandes/${order.id}/deplacer-place`, {
        ...{ inscription: seat?.id, de: from, session: to, motif: 'Malade' },
        ...more,
      })
    expect((await move(awa, dear, {}, 'cashier')).status).toBe(403)
    expect((await move(awa, dear, { motif: ' ' })).status).toBe(400)
    const twice = await Promise.all([move(awa, dear), move(awa, dear)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    // Another clerk still has the old screen.
    const late = await move(awa, cheap)
    expect([late.status, JSON.stringify(await late.json())]).toEqual([
      409,
      expect.stringContaining('déjà'),
    ])
    const full = await move(issa, dear)
    expect([full.status, JSON.stringify(await full.json())]).toEqual([
      409,
      expect.stringContaining('plus de place'),
    ])
    const frees = async () => [
      await school().freeOf(from),
      await school().freeOf(dear),
      await school().freeOf(cheap),
    ]
    expect(await frees()).toEqual([4, 0, 5])
    // The seat that stays is the first one still: its rest is due on the same day.
    expect(await again(order)).toMatchObject({ total: 40_000, etat: 'confirmée' })
    expect(day((await again(order)).soldeLe)).toBe(day(inDays(23)))
    expect((await move(issa, cheap)).status).toBe(200)
    expect(await frees()).toEqual([5, 0, 4])
    expect(await again(order)).toMatchObject({ total: 35_000, paye: 10_000 })
    expect(day((await again(order)).soldeLe)).toBe(day(inDays(33)))
    expect(await countSeats(payload())).toEqual([])

    const where = { to: { equals: 'awa@reporte.bf' }, subject: { contains: 'session' } }
    expect((await payload().find({ collection: 'emails', where })).totalDocs).toBe(1)
    const seats = await school().seats(order)
    const called = seats.find(({ id }) => id === issa?.id)
    expect(called).toMatchObject({ session: cheap, prevenirDe: 'changement', etat: 'confirmée' })
    expect(called?.etapes?.at(-1)).toMatchObject({
      ...{ par: 'personnel', motif: `Session ${from} quittée. Malade` },
    })
  })

  it('cost what the other session costs where that is less, and the difference goes back', async () => {
    const session = (prix: number) => school().session(5, { prix, acompte: 5_000 })
    const [from, cheap, free] = [await session(20_000), await session(15_000), await session(0)]
    const order = await school().bought(from, 2)
    await paid((await payments(order))[0])
    const part = await school().bought(from, 1, { acompte: true })
    await paid((await payments(part))[0])
    await cancel(from)
    const [one, two] = await school().seats(order)
    const reference = one?.reference ?? ''
    const page = await school().shop.api.send('suivi', { reference, phone: order.phone })
    const shown: { id: number; titre: string }[] = attributesOf(page).choix.sessions
    const titles = shown.filter(({ id }) => id === cheap || id === free).map(({ titre }) => titre)
    expect(titles).toEqual([
      expect.stringContaining('15\u00a0000\u00a0FCFA'),
      expect.stringContaining('0\u00a0FCFA'),
    ])
    const chosen = await Promise.all([
      choose(reference, order, { session: cheap }),
      choose(reference, order, { session: cheap }),
    ])
    expect(chosen.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await owedOf(order)).toBe(5_000)
    expect(await again(order)).toMatchObject({ etat: 'payée', total: 35_000, paye: 35_000 })
    attributesOf(await choose(two?.reference ?? '', order, { session: free }))
    expect(await owedOf(order)).toBe(25_000)
    expect(await again(order)).toMatchObject({ etat: 'payée', total: 15_000, paye: 15_000 })

    const [seat] = await school().seats(part)
    attributesOf(await choose(seat?.reference ?? '', part, { session: cheap }))
    expect(await again(part)).toMatchObject({ etat: 'confirmée', total: 15_000, paye: 5_000 })
    expect((await payments(part)).at(-1)).toMatchObject({ etat: 'en_attente', montant: 10_000 })
    const { id, ...rest } = { id: part.id, inscription: seat?.id, de: cheap, motif: 'Malade' }
    const sent = { ...rest, session: free }
    expect((await staff('agent', 'POST', `commandes/${id}/deplacer-place`, sent)).status).toBe(200)
    expect(await again(part)).toMatchObject({ etat: 'payée', total: 0, paye: 0 })
    expect(await owedOf(part)).toBe(5_000)
    // Given back, it leaves the seat that costs nothing any more.
    const owed = (await payments(part)).find(({ etat }) => etat === 'remboursement_dû')
    await refund(owed)
    expect(await again(part)).toMatchObject({ etat: 'payée' })
    expect(await school().seats(part)).toMatchObject([{ session: free, etat: 'confirmée' }])
    expect(await countSeats(payload())).toEqual([])
  })

  it('stay where they are once they are cancelled, and go to no other training and no session that is over', async () => {
    const [from, next] = [await school().session(5), await school().session(5)]
    const order = await school().bought(from, 2)
    const [left, seat] = await school().seats(order)
    const move = (inscription: number | undefined, to: number) =>
      staff('agent', 'POST', `commandes/${order.id}/deplacer-place`, {
        ...{ inscription, de: from, session: to, motif: 'Malade' },
      })
    const { id: formation } = await payload().create({
      collection: 'formations',
      data: { Theme: 'Word', slug: 'word-ailleurs', prix_formation: 20_000 },
    })
    const foreign = await school().session(5, { formation })
    expect((await move(seat?.id, foreign)).status).toBe(409)
    const debut = new Date(Date.now() - 60_000).toISOString()
    await payload().db.updateOne({ collection: 'sessions', id: next, data: { debut } })
    expect((await move(seat?.id, next)).status).toBe(409)
    await staff('agent', 'POST', `commandes/${order.id}/annuler-place`, {
      ...{ inscription: left?.id, motif: 'Malade' },
    })
    expect((await move(left?.id, await school().session(5))).status).toBe(409)
    expect((await move(0, next)).status).toBe(404)
  })
}
