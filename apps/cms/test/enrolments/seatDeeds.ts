import { writtenDay } from '@sira/contract/writtenDates'
import { expect, it } from 'vitest'
import { sessionsToDecide } from '../../src/enrolments/counting/sessionsToDecide.ts'
import { tellChanges } from '../../src/enrolments/news/tellChanges.ts'
import { giveBalanceDays, moveBalanceDays } from '../../src/orders/deadlines/balanceDays.ts'
import { remindOfBalance } from '../../src/orders/deadlines/remindOfBalance.ts'
import { countToCheck } from '../../src/orders/desk/salesState.ts'
import { toPrepare } from '../../src/orders/stateNames.ts'
import type { Order } from '../../src/payload-types.ts'
import { heldOnHolidays } from '../../src/sessions/holidays/heldOnHolidays.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import type { School } from './openSchool.ts'
import { schoolDesk } from './schoolDesk.ts'

const dayMs = 86_400_000

/** The decisions of staff about seats before the first day. */
export function seatDeeds(
  school: () => School,
  staff: (...call: Parameters<StaffCall>) => Promise<Response>,
): void {
  const { payments, paid, cancel, owedOf } = schoolDesk(school)
  const payload = () => school().shop.office.payload
  const again = ({ reference }: Order) => school().shop.orderOf(reference)

  it('asks for the rest of a deposit by a day of its own, once, and then staff decide', async () => {
    const session = await school().session(5, { acompte: 5_000 })
    const order = await school().bought(session, 1, { acompte: true, email: 'solde@exemple.bf' })
    expect(order.soldeLe ?? null).toBeNull()
    await paid((await payments(order))[0])
    const { soldeLe, id } = await again(order)
    const due = Date.parse(soldeLe ?? '')
    const start = (await payload().findByID({ collection: 'sessions', id: session })).debut ?? ''
    const weekBefore = new Date(Date.parse(start) - 7 * dayMs).toISOString()
    expect(soldeLe?.slice(0, 10)).toBe(weekBefore.slice(0, 10))
    const { reference, cle } = order
    const page = attributesOf(await school().shop.api.send('commandes/ouvrir', { reference, cle }))
    expect(page).toMatchObject({ reste: 15_000, soldeLe: soldeLe?.slice(0, 10) })
    expect(page.paiement.instructions).toContain(writtenDay(soldeLe ?? '', 'fr'))
    const kept = { to: { equals: 'solde@exemple.bf' }, text: { contains: 'Gard' } }
    const { docs } = await payload().find({ collection: 'emails', where: kept, sort: '-id' })
    expect(docs[0]?.text).toContain(writtenDay(soldeLe ?? '', 'fr'))
    // A seat is nothing to prepare.
    const prepared = await payload().count({ collection: 'commandes', where: toPrepare })
    expect(prepared.totalDocs).toBe(0)
    const letters = async () => {
      const where = { to: { equals: 'solde@exemple.bf' }, subject: { contains: 'reste' } }
      return (await payload().count({ collection: 'emails', where })).totalDocs
    }
    await remindOfBalance(payload(), new Date(due - 5 * dayMs))
    expect(await letters()).toBe(0)
    const soon = new Date(due - 2 * dayMs)
    await Promise.all([remindOfBalance(payload(), soon), remindOfBalance(payload(), soon)])
    expect(await letters()).toBe(1)
    const late = new Date(due + 2 * dayMs)
    const waiting = await countToCheck(payload(), late)
    const later = { soldeLe: new Date(due + 4 * dayMs).toISOString() }
    const saved = await staff('cashier', 'PATCH', `commandes/${id}`, later)
    expect(saved.status).toBe(200)
    expect(await countToCheck(payload(), late)).toBe(waiting - 1)
    await remindOfBalance(payload(), late)
    expect(await letters()).toBe(2)
    await paid((await payments(order)).at(-1))
    expect(await again(order)).toMatchObject({ etat: 'payée', paye: 20_000 })
  })

  it('asks for the rest on another day once a session is moved, and of deposits that had none', async () => {
    const session = await school().session(5, { acompte: 5_000 })
    const order = await school().bought(session, 1, {
      acompte: true,
      email: 'autre-jour@exemple.bf',
    })
    await paid((await payments(order))[0])
    const due = Date.parse((await again(order)).soldeLe ?? '')
    const { debut } = await payload().findByID({ collection: 'sessions', id: session })
    const later = new Date(Date.parse(debut ?? '') + 10 * dayMs).toISOString()
    await payload().update({ collection: 'sessions', id: session, data: { debut: later } })
    const soon = new Date(Date.now() + dayMs / 24)
    await tellChanges(payload(), soon, moveBalanceDays)
    await tellChanges(payload(), soon, moveBalanceDays)
    const { soldeLe } = await again(order)
    expect(Date.parse(soldeLe ?? '')).toBe(due + 10 * dayMs)
    // The reminder names the day on which the session is by now.
    await remindOfBalance(payload(), new Date(Date.parse(soldeLe ?? '') - 2 * dayMs))
    const where = { to: { equals: 'autre-jour@exemple.bf' }, subject: { contains: 'reste' } }
    const { docs } = await payload().find({ collection: 'emails', where })
    expect(docs.map(({ text }) => text?.includes(writtenDay(later, 'fr')))).toEqual([true])

    const { id } = order
    await payload().db.updateOne({ collection: 'commandes', id, data: { soldeLe: null } })
    const given = await Promise.all([giveBalanceDays(payload()), giveBalanceDays(payload())])
    expect(given.toSorted()).toEqual([0, 1])
    expect(Date.parse((await again(order)).soldeLe ?? '')).toBe(due + 10 * dayMs)
  })

  it('gives one seat back alone, for staff who say why, and its money is owed once', async () => {
    const session = await school().session(5)
    const order = await school().bought(session, 2)
    await paid((await payments(order))[0])
    const [seat, other] = await school().seats(order)
    const press = (role: 'agent' | 'cashier', motif?: string) => {
      const asked = { inscription: seat?.id, motif }
      return staff(role, 'POST', `commandes/${order.id}/annuler-place`, asked)
    }
    expect((await press('cashier', 'Malade')).status).toBe(403)
    expect((await press('agent')).status).toBe(400)
    const both = await Promise.all([press('agent', 'Malade'), press('agent', 'Malade')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await school().seats(order)).map(({ etat }) => etat)).toEqual(['annulée', 'confirmée'])
    expect(await school().freeOf(session)).toBe(4)
    expect(await owedOf(order)).toBe(20_000)
    const alone = await school().bought(session, 1)
    const foreign = { inscription: other?.id, motif: 'Malade' }
    const wrong = await staff('agent', 'POST', `commandes/${alone.id}/annuler-place`, foreign)
    expect(wrong.status).toBe(404)
  })

  it('ends a waiting list with its session, and names a session that begins on a holiday', async () => {
    const session = await school().session(1)
    const order = await school().bought(session, 1)
    const { reference } = attributesOf(await school().wait(session, 1))
    const debut = (await payload().findByID({ collection: 'sessions', id: session })).debut ?? ''
    const found = async () =>
      (await heldOnHolidays(payload(), new Date())).filter(({ id }) => id === session)
    expect(await found()).toEqual([])
    const day = { date: debut.slice(0, 10), titre: 'Deuil national' }
    await payload().create({ collection: 'jours-feries', data: day })
    expect(await found()).toMatchObject([{ holiday: 'Deuil national' }])
    // By the button of staff: at once, not by the clock.
    const pressed = { vers: 'annulee', motif: 'Deuil national' }
    expect((await staff('editor', 'POST', `sessions/${session}/avancer`, pressed)).status).toBe(200)
    expect(await school().entry(reference)).toMatchObject({ etat: 'sans_suite' })
    expect(await again(order)).toMatchObject({ etat: 'annulée' })
    expect(await found()).toEqual([])
  })

  it('names an open session whose day of decision is here, until somebody has decided', async () => {
    const day = (days: number) => new Date(Date.now() + days * dayMs)
    const jourDecision = day(2).toISOString().slice(0, 10)
    const session = await school().session(9, { minimum: 4, jourDecision })
    const order = await school().bought(session, 2)
    await paid((await payments(order))[0])
    await school().bought(session, 1)
    const found = async (now: Date) =>
      (await sessionsToDecide(payload(), now)).filter(({ id }) => id === session)
    expect(await found(day(1))).toEqual([])
    for (const now of [day(2), day(5)]) {
      expect(await found(now)).toMatchObject([{ minimum: 4, confirmed: 2, held: 1 }])
    }
    expect(await found(day(40))).toEqual([])
    await cancel(session)
    expect(await found(day(2))).toEqual([])
  })

  it('shows who waits on the screen of a session, splits a party for who said so by phone, and what is due', async () => {
    const session = await school().session(3)
    const [order, other] = [await school().bought(session, 2), await school().bought(session, 1)]
    const party = { nom: 'Salimata Traoré' }
    const { reference } = attributesOf(await school().wait(session, 3, party))
    await school().wait(session, 1, { nom: 'Awa Sow', email: 'awa@exemple.bf' })
    const { id } = await school().entry(reference)
    const listed = async () => (await staff('cashier', 'GET', `attentes/session/${session}`)).json()
    expect(await listed()).toMatchObject({
      entries: [
        { id, nom: 'Salimata Traoré', places: 3, rank: 1, until: null, toCall: false },
        { nom: 'Awa Sow', places: 1, rank: 2 },
      ],
    })
    const split = (places: number | string, role: 'cashier' | 'editor' = 'cashier') =>
      staff(role, 'POST', `attentes/${id}/partager`, { places, motif: 'Dit au téléphone' })
    expect([(await split(2, 'editor')).status, (await split(0)).status]).toEqual([403, 400])
    const late = await split(3)
    expect([late.status, JSON.stringify(await late.json())]).toEqual([
      409,
      expect.stringContaining('Elle attend 3 places'),
    ])
    const { message } = await (await split('2')).json()
    const [rest] = /AT-\S+(?=\.$)/.exec(message) ?? []
    expect(await school().entry(rest ?? '')).toMatchObject({ places: 1, etat: 'en_attente' })
    const entry = await school().entry(reference)
    expect(entry.etapes?.at(-1)).toMatchObject({ par: 'personnel', qui: 'Salif' })
    expect(entry.etapes?.at(-1)?.message).toContain(rest)

    const { reference: number, cle } = order
    await school().shop.api.send('commandes/annuler', { reference: number, cle })
    expect(await listed()).toMatchObject({
      entries: [
        { nom: 'Salimata Traoré', places: 2, rank: null, until: expect.any(String), toCall: true },
        { nom: 'Salimata Traoré', places: 1, rank: 1 },
        { nom: 'Awa Sow', places: 1, rank: 2 },
      ],
    })
    expect((await split(1)).status).toBe(409)

    // A yes on the phone makes one order, to be paid at the office.
    const take = (entryId: number, role: 'cashier' | 'editor' = 'cashier') =>
      staff(role, 'POST', `commandes/attente/${entryId}/prendre`, { motif: 'Dit au téléphone' })
    const { id: restId } = await school().entry(rest ?? '')
    expect([(await take(id, 'editor')).status, (await take(restId)).status]).toEqual([403, 409])
    const [one, again] = await Promise.all([take(id), take(id)])
    const taken = await one.json()
    expect([one.status, again.status, (await again.json()).id]).toEqual([200, 200, taken.id])
    const own = await payload().findByID({ collection: 'commandes', id: taken.id, depth: 0 })
    expect(own).toMatchObject({ etat: 'en_attente', total: 40_000, mode: 'especes_agence' })
    const state = await school().entry(reference)
    expect([state.etat, state.etapes?.at(-1)]).toMatchObject(['prise', { qui: 'Salif' }])
    expect((await school().seats(own)).map(({ nom }) => nom ?? null)).toEqual([party.nom, null])
    expect(await school().freeOf(session)).toBe(0)
    expect((await staff('editor', 'GET', `attentes/session/${session}`)).status).toBe(403)
    const shown = await (await staff('cashier', 'GET', `pointages/session/${session}`)).json()
    expect(shown.figures.dues).toMatchObject([
      { reference: other.reference, reste: 20_000, until: other.echeance },
      { reference: own.reference, reste: 40_000 },
    ])
  })
}
