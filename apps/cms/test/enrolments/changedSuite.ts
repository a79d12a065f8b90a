import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellChanges } from '../../src/enrolments/news/tellChanges.ts'
import { moveSession } from '../../src/sessions/moves/moveSession.ts'
import { readPrivate } from '../../src/store/privateFiles/privateFiles.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { openSchool, type School } from './openSchool.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What those who come to a session hear of its changes (product 11). */
export function changedSuite(database: SuiteDatabase): void {
  describeOn(database, 'those who come to a session', () => {
    let school: School
    beforeAll(async () => {
      school = await openSchool(database)
    })
    afterAll(() => school.shop.close())

    const later = () => new Date(Date.now() + 10 * minuteMs)
    const save = (id: number, data: object) =>
      school.shop.office.payload.update({ collection: 'sessions', id, data })
    const lettersTo = async (to: string) => {
      const { payload } = school.shop.office
      const where = { to: { equals: to }, subject: { contains: 'session' } }
      return (await payload.find({ collection: 'emails', where, sort: 'id', depth: 0 })).docs
    }
    const calendarOf = async (email: number) => {
      const { payload } = school.shop.office
      const where = { email: { equals: email } }
      const { docs } = await payload.find({ collection: 'attachments', where, depth: 0 })
      expect(docs).toMatchObject([{ name: 'session.ics' }])
      const text = await readPrivate(docs[0]?.file ?? '', payload)
      return String(text)
    }
    const sequence = (calendar: string) => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])
    /**
     * The customer and the first participant have an address, the second a phone, the third
     * nothing.
     */
    const party = async (session: number, at: string) => {
      const participants = [
        { nom: 'Awa', email: `awa@${at}` },
        { nom: 'Issa', phone: '76 55 44 33' },
        { nom: 'Léa' },
      ]
      const lignes = [{ nature: 'session', id: session, participants }]
      return school.bought(session, 3, { lignes, email: `caisse@${at}` })
    }

    it('are told once that it is moved, of two changes the last; who has only a phone by staff', async () => {
      const tomorrow = new Date(Date.now() + 14 * hourMs).toISOString()
      const session = await school.session(9, { debut: tomorrow, lieu: 'Salle A' })
      const { payload } = school.shop.office
      const createdAt = new Date(Date.now() - hourMs).toISOString()
      await payload.db.updateOne({ collection: 'sessions', id: session, data: { createdAt } })
      const order = await party(session, 'deplacee.bf')
      const alone = await school.bought(session, 1)
      const moved = new Date(Date.now() + 38 * hourMs).toISOString()
      await save(session, { debut: moved })
      await save(session, { lieu: 'Salle B', repere: 'En face de la mairie' })
      // Of two that follow each other nobody is told before it is quiet.
      expect(await tellChanges(payload, new Date())).toBe(0)
      await Promise.all([tellChanges(payload, later()), tellChanges(payload, later())])
      expect(await tellChanges(payload, later())).toBe(0)
      for (const to of ['caisse@deplacee.bf', 'awa@deplacee.bf']) {
        const letters = await lettersTo(to)
        expect(letters, to).toHaveLength(1)
        expect(letters[0]?.text).toContain('Salle B')
        expect(letters[0]?.text).toContain('avant')
        const calendar = await calendarOf(letters[0]?.id ?? 0)
        expect(calendar).toContain(`UID:session-${session}@`)
        expect(calendar).toContain('STATUS:CONFIRMED')
        expect(sequence(calendar)).toBeGreaterThanOrEqual(3_600)
      }
      const seats = await school.seats(order)
      expect(seats.map(({ prevenirLe }) => Boolean(prevenirLe))).toEqual([false, true, false])
      expect((await school.seats(alone))[0]?.prevenirLe).toBeTruthy()
    })

    it('hear nothing of what is taken back at once, or concerns nobody', async () => {
      const session = await school.session(9, { lieu: 'Salle A' })
      await party(session, 'rien.bf')
      await save(session, { lieu: 'Salle B' })
      await save(session, { lieu: 'Salle A' })
      await save(session, { salle: '12', places: 10 })
      expect(await tellChanges(school.shop.office.payload, later())).toBe(0)
      expect(await lettersTo('awa@rien.bf')).toEqual([])
    })

    it('are told once that it is cancelled, with a file that takes it out of calendars', async () => {
      const session = await school.session(9)
      await party(session, 'annulee.bf')
      const by = { by: 'personnel', who: 'Ali', why: 'Trop peu' } as const
      const { payload } = school.shop.office
      const req = await createLocalReq({}, payload)
      await moveSession(session, 'annulee', by, req)
      await tellChanges(payload, later())
      await tellChanges(payload, later())
      const [letter, ...others] = await lettersTo('awa@annulee.bf')
      expect(others).toEqual([])
      const calendar = await calendarOf(letter?.id ?? 0)
      expect(calendar).toContain('STATUS:CANCELLED')
      // The order of who paid nothing has ended, and its own letter says why.
      const where = { to: { equals: 'caisse@annulee.bf' }, text: { contains: 'annulée' } }
      expect((await payload.find({ collection: 'emails', where, depth: 0 })).docs).toHaveLength(1)
    })
  })
}
