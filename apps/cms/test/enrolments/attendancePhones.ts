import { type AttendanceRoll, markKey, type SentMark } from '@sira/contract/attendance/marks'
import { writtenDay } from '@sira/contract/writtenDates'
import { expect, it } from 'vitest'
import { sheetNumber } from '../../src/enrolments/presence/phone/sheetNumber.ts'
import type { Enrolment } from '../../src/payload-types.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
import type { School } from './openSchool.ts'
import { signedSheets } from './signedSheets.ts'

interface Day {
  school(): School
  staff(): StaffCall
  /** A session of yesterday, with confirmed seats of these people. */
  held(people: readonly string[]): Promise<{ session: number; seats: Enrolment[] }>
  /** Its half days. */
  halfDays: readonly string[]
}

/** The phones in a room: of staff, and the one of a trainer without an account (product 12.10). */
export function attendancePhones({ school, staff, held, halfDays }: Day): void {
  const morning = halfDays[0] ?? ''
  const api = () => school().shop.api
  const payload = () => school().shop.office.payload
  const ask = (session: number, nom = 'Adama Zongo') =>
    staff()('cashier', 'POST', `pointages/session/${session}/lier`, { nom })
  async function codeOf(session: number): Promise<{ feuille: string; code: string }> {
    return (await ask(session)).json()
  }
  const bind = (data: { feuille: string; code: string }) => api().send('presence/lier', data)
  async function bound(session: number): Promise<string> {
    const answer = await bind(await codeOf(session))
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data.jeton
  }
  const send = (jeton: string, ...pointages: SentMark[]) =>
    api().send('presence/pointages', { jeton, pointages })
  const rollOf = (answer: Awaited<ReturnType<typeof send>>): AttendanceRoll => {
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const mark = (
    phone: string,
    number: number,
    reference: string,
    present: boolean,
    daysWrong = -1,
  ): SentMark => {
    const about = { inscription: reference, demiJournee: morning }
    const marqueLe = new Date(Date.now() + daysWrong * 86_400_000).toISOString()
    return { ...about, cle: markKey(about, phone, number), present, marqueLe }
  }

  it('are bound by a sheet and a spoken code, one at a time, and never by looking', async () => {
    const { session } = await held(['Awa'])
    const told = await codeOf(session)
    expect(told.feuille).toBe(sheetNumber(session, payload()))
    expect((await api().ask(`/api/presence/lier?feuille=${told.feuille}`)).statusCode).not.toBe(200)
    const twice = await Promise.all([
      bind(told),
      bind({ ...told, feuille: told.feuille.toLowerCase() }),
    ])
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    const jeton: string = twice.find(({ statusCode }) => statusCode === 200)?.json().data.jeton
    const question = { jeton, pointages: [] }
    const roll = rollOf(await send(jeton))
    expect(roll).toMatchObject({ qui: 'Adama Zongo', inscrits: [{ nom: 'Awa', marques: {} }] })
    const day = (locale: 'fr' | 'en') => writtenDay(morning.slice(0, 10), locale)
    const english = rollOf(await api().send('presence/pointages', { ...question, locale: 'en' }))
    expect([roll.titre, english.titre]).toEqual([
      expect.stringContaining(day('fr')),
      expect.stringContaining(day('en')),
    ])
    // Names alone.
    expect(JSON.stringify(roll)).not.toContain('761020')
    await bound(session)
    expect((await send(jeton)).statusCode).toBe(401)
    expect((await staff()('editor', 'POST', `pointages/session/${session}/lier`)).status).toBe(403)
  })

  it('are bound by nobody after five wrong codes, nor by the right one then', async () => {
    const { session } = await held(['Awa'])
    const { feuille, code } = await codeOf(session)
    const wrong = Array.from({ length: 5 }, (_, at) => {
      const guess = String((Number(code) + at + 1) % 1_000_000).padStart(6, '0')
      return bind({ feuille, code: guess })
    })
    for (const answer of await Promise.all(wrong)) expect(answer.statusCode).toBe(404)
    expect((await bind({ feuille, code })).statusCode).toBe(404)
  })

  it('mark one half day differently, twice and in reverse: both kept, one value, and who said so', async () => {
    const { session, seats } = await held(['Awa', 'Issa'])
    const [awa = '', issa = ''] = seats.map(({ reference }) => reference)
    const jeton = await bound(session)
    // The one clock is a day late, the other a day early: neither decides.
    const trainer = [
      mark('aa', 1, awa, true, 1),
      mark('aa', 2, issa, true, 1),
      mark('aa', 3, issa, false, 1),
    ]
    const agent = [mark('bb', 1, awa, false), mark('bb', 2, awa, true), mark('bb', 3, awa, false)]
    const office = (...pointages: SentMark[]) =>
      staff()('agent', 'POST', `pointages/session/${session}/telephone`, { pointages })
    // Each in reverse, and each twice at once.
    for (const one of trainer.toReversed()) await Promise.all([send(jeton, one), send(jeton, one)])
    for (const one of agent.toReversed()) await Promise.all([office(one), office(one)])
    rollOf(await send(jeton, ...trainer))

    const where = { inscription: { in: seats.map(({ id }) => id) } }
    const { docs } = await payload().find({ collection: 'pointages', where, depth: 0 })
    expect(docs).toHaveLength(6)
    // Their time is kept beside ours.
    const early = docs.filter(({ marqueLe, createdAt }) => marqueLe > createdAt)
    expect(early.map(({ qui }) => qui)).toEqual(Array(3).fill('Adama Zongo'))
    const desk = await (await staff()('agent', 'GET', `pointages/session/${session}`)).json()
    const said = desk.attendants.map(
      ({ marks }: { marks: Record<string, unknown> }) => marks[morning],
    )
    // Of one phone what it said last, of two what came last; the other is not forgotten.
    expect(said[0]).toMatchObject([
      { present: false, who: 'Fatou' },
      { present: true, who: 'Fatou' },
      { present: true, who: 'Adama Zongo' },
    ])
    expect(said[1]).toMatchObject([
      { present: false, who: 'Adama Zongo' },
      { present: true, who: 'Adama Zongo' },
    ])
    const roll = rollOf(await send(jeton))
    expect(roll.inscrits.map(({ marques }) => marques[morning])).toEqual([false, false])
  })

  async function boundSession() {
    const { session } = await held(['Awa'])
    return { session, jeton: await bound(session) }
  }
  signedSheets({ school, staff, boundSession, halfDay: morning })

  it('have one refused mark told, and all others taken', async () => {
    const { session, seats } = await held(['Awa'])
    const jeton = await bound(session)
    const stranger = 'IN-2026-2222222'
    const [right, wrong] = [seats[0]?.reference ?? '', stranger].map((reference) =>
      mark('cc', 1, reference, true),
    )
    if (!right || !wrong) throw new Error('No marks')
    const { pointages, inscrits } = rollOf(await send(jeton, wrong, right))
    expect(pointages).toMatchObject([
      { pris: false, message: `L’inscription ${stranger} n’est pas de cette session.` },
      { pris: true },
    ])
    expect(inscrits[0]?.marques[morning]).toBe(true)
    // In the language of the page, of the trainer and of staff.
    const english = `The enrolment ${stranger} is not in this session.`
    const marks = { pointages: [wrong], locale: 'en' }
    const trainer = rollOf(await api().send('presence/pointages', { jeton, ...marks }))
    const path = `pointages/session/${session}/telephone`
    const office = await (await staff()('agent', 'POST', path, marks)).json()
    for (const roll of [trainer, office.data]) expect(roll.pointages[0]?.message).toBe(english)
  })

  it('mark no more once the session is cancelled', async () => {
    const { session } = await held(['Awa'])
    const jeton = await bound(session)
    const data = { etat: 'annulee' }
    await payload().db.updateOne({ collection: 'sessions', id: session, data })
    expect((await send(jeton)).statusCode).toBe(401)
    expect((await ask(session)).status).toBe(409)
  })
}
