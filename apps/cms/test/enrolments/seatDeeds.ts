import { expect, it } from 'vitest'
import { remindOfBalance } from '../../src/orders/deadlines/remindOfBalance.ts'
import { countToCheck } from '../../src/orders/desk/salesState.ts'
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
    expect(Math.round((due - Date.now()) / dayMs)).toBe(22)
    const { reference, cle } = order
    const page = attributesOf(await school().shop.api.send('commandes/ouvrir', { reference, cle }))
    expect(page).toMatchObject({ reste: 15_000, soldeLe: soldeLe?.slice(0, 10) })
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
    await school().bought(session, 1)
    const { reference } = attributesOf(await school().wait(session, 1))
    const debut = (await payload().findByID({ collection: 'sessions', id: session })).debut ?? ''
    const found = async () =>
      (await heldOnHolidays(payload(), new Date())).filter(({ id }) => id === session)
    expect(await found()).toEqual([])
    const day = { date: debut.slice(0, 10), titre: 'Deuil national' }
    await payload().create({ collection: 'jours-feries', data: day })
    expect(await found()).toMatchObject([{ holiday: 'Deuil national' }])
    await cancel(session)
    expect(await school().entry(reference)).toMatchObject({ etat: 'sans_suite' })
    expect(await found()).toEqual([])
  })
}
