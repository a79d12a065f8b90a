import { writtenDay } from '@sira/contract/writtenDates'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellChanges } from '../../src/enrolments/news/tellChanges.ts'
import type { TrainingSession } from '../../src/payload-types.ts'
import { moveSession } from '../../src/sessions/moves/moveSession.ts'
import { readPrivate } from '../../src/store/privateFiles/privateFiles.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { movedSeats } from './movedSeats.ts'
import { openSchool, type School } from './openSchool.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What those who come to a session hear of its changes (product 11). */
export function changedSuite(database: SuiteDatabase): void {
  describeOn(database, 'those who come to a session', () => {
    let school: School
    let staff: StaffCall
    beforeAll(async () => {
      school = await openSchool(database)
      staff = await hireStaff(school.shop.office)
    })
    afterAll(() => school.shop.close())

    movedSeats(
      () => school,
      (...call) => staff(...call),
    )

    const later = () => new Date(Date.now() + 10 * minuteMs)
    const save = (id: number, data: object) =>
      school.shop.office.payload.update({ collection: 'sessions', id, data })
    const saved = (id: number) =>
      school.shop.office.payload.findByID({ collection: 'sessions', id, depth: 0 })
    const cancel = async (session: number) => {
      const by = { by: 'personnel', who: 'Ali', why: 'Trop peu' } as const
      return moveSession(
        session,
        'annulee',
        by,
        await createLocalReq({}, school.shop.office.payload),
      )
    }
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
      expect((await saved(session)).deplaceeLe).toBeTruthy()
      const seats = await school.seats(order)
      // The pages of the order and of a seat say where and when it is by now.
      const { reference, cle, phone } = order
      const ask = async (path: string, data: object) =>
        attributesOf(await school.shop.api.send(path, data))
      const opened = await ask('commandes/ouvrir', { reference, cle })
      const day = writtenDay(moved, 'fr')
      expect(opened.lignes[0].titre).toContain(day)
      expect(JSON.stringify(opened.sessions)).toMatch(new RegExp(`${day}.*Salle B.*mairie`))
      const seat = await ask('suivi', { reference: seats[1]?.reference, phone })
      expect(seat.lieu).toEqual(opened.sessions[0].lieu)
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
      // Words of the same place are told, and are no reason to leave.
      await save(session, { repere: 'En face de la mairie.' })
      expect(await tellChanges(school.shop.office.payload, later())).toBe(1)
      expect(await lettersTo('awa@rien.bf')).toHaveLength(1)
      expect(await saved(session)).toMatchObject({ changeLe: null, avant: null, deplaceeLe: null })
    })

    it('are told once that it is cancelled, with a file that takes it out of calendars', async () => {
      const session = await school.session(9)
      await party(session, 'annulee.bf')
      const { payload } = school.shop.office
      await cancel(session)
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

    it('keep it once it took place: it is cancelled no more', async () => {
      const session = await school.session(9)
      const order = await party(session, 'passee.bf')
      const { payload } = school.shop.office
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()
      const set = (data: Partial<TrainingSession>) =>
        payload.db.updateOne({ collection: 'sessions', id: session, data })
      for (const end of [{ fin: hoursAgo(1) }, { fin: null }]) {
        await set({ etat: 'close', debut: hoursAgo(30), ...end })
        await expect(cancel(session)).rejects.toMatchObject({
          status: 409,
          message: expect.stringContaining('déjà eu lieu'),
        })
      }
      expect((await school.seats(order)).map(({ etat }) => etat)).not.toContain('annulée')
      // One that is going on may still be broken off.
      await set({ fin: new Date(Date.now() + hourMs).toISOString() })
      await cancel(session)
    })

    it('are told of another last day, where a holiday is declared within it', async () => {
      const jours = ['0', '1', '2', '3', '4', '5', '6'] as const
      const session = await school.session(9, { jours: [...jours] })
      await party(session, 'feriee.bf')
      const { debut, fin } = await saved(session)
      const date = new Date(Date.parse(debut ?? '') + 24 * hourMs).toISOString().slice(0, 10)
      const { payload } = school.shop.office
      await payload.create({ collection: 'jours-feries', data: { date, titre: 'Décrété' } })
      const now = await saved(session)
      expect(Date.parse(now.fin ?? '') - Date.parse(fin ?? '')).toBe(24 * hourMs)
      await tellChanges(payload, later())
      const [letter] = await lettersTo('awa@feriee.bf')
      expect(letter?.text).toMatch(/Fin\s*:.*avant/)
      expect((await saved(session)).deplaceeLe).toBe(now.changeLe)
    })

    it('by a call of staff, who note the change that they read and no newer one', async () => {
      const session = await school.session(9, { lieu: 'Salle A' })
      const [seat] = await school.seats(await school.bought(session, 1))
      const { payload } = school.shop.office
      const shown = async () =>
        (await staff('agent', 'GET', `inscriptions/${seat?.id}/prevenir`)).json()
      const said = async (body: object) =>
        (await staff('agent', 'POST', `inscriptions/${seat?.id}/prevenu`, body)).status
      await save(session, { lieu: 'Salle B' })
      await tellChanges(payload, later())
      const { prevenirLe } = await shown()
      await save(session, { lieu: 'Salle C' })
      await tellChanges(payload, later())
      expect([await said({}), await said({ prevenirLe })]).toEqual([400, 409])
      const newer = await shown()
      expect(newer.calls).toMatchObject([{ text: expect.stringContaining('Salle C') }])
      expect(await said({ prevenirLe: newer.prevenirLe })).toBe(200)
      expect(await shown()).toEqual({ calls: [] })
    })

    it('get a message of staff once at each address, and staff the numbers of the others', async () => {
      const session = await school.session(9)
      await party(session, 'message.bf')
      const path = `pointages/session/${session}`
      const reach = await (await staff('cashier', 'GET', `${path}/joindre`)).json()
      expect(reach).toMatchObject({ emails: 2, phones: [{ nom: 'Issa', phone: '+22676554433' }] })
      const message = 'La salle est au premier étage.\n\nVenez dix minutes avant.'
      const write = (envoi: string, more: object = {}) =>
        staff('agent', 'POST', `${path}/ecrire`, { envoi, message, adresses: 2, ...more })
      expect((await staff('cashier', 'POST', `${path}/ecrire`, {})).status).toBe(403)
      expect((await write('un-message-0', { adresses: 1 })).status).toBe(409)
      const twice = await Promise.all([write('un-message-1'), write('un-message-1')])
      expect(twice.map(({ status }) => status)).toEqual([200, 200])
      const { payload } = school.shop.office
      const letters = async (to: string) => {
        const where = { to: { equals: to }, subject: { contains: 'Au sujet' } }
        return (await payload.find({ collection: 'emails', where, depth: 0 })).docs
      }
      for (const to of ['caisse@message.bf', 'awa@message.bf']) {
        const [letter, ...others] = await letters(to)
        expect([letter?.text, others], to).toEqual([expect.stringContaining('premier étage'), []])
      }
      for (const envoi of ['un-message-2', 'un-message-3']) {
        expect((await write(envoi)).status).toBe(200)
      }
      const fourth = await write('un-message-4')
      expect([fourth.status, JSON.stringify(await fourth.json())]).toEqual([
        409,
        expect.stringContaining('3 messages'),
      ])
      expect(await letters('awa@message.bf')).toHaveLength(3)
    })

    it('and choose another one, read of that one, which is paid before it begins', async () => {
      const debut = new Date(Date.now() + 20 * hourMs).toISOString()
      const [session, next] = [await school.session(9), await school.session(9, { debut })]
      const order = await party(session, 'choisie.bf')
      const { payload } = school.shop.office
      await save(session, { lieu: 'Salle B' })
      await tellChanges(payload, later())
      const [first, ...others] = await school.seats(order)
      await save(session, { lieu: 'Salle C' })
      const choose = (reference = '') => {
        const asked = { reference, phone: order.phone, session: next }
        return school.shop.api.send('inscriptions/changer', asked)
      }
      // The choice and the telling wait for each other, and not for ever.
      const [chosen] = await Promise.all([choose(first?.reference), tellChanges(payload, later())])
      attributesOf(chosen)
      expect((await school.shop.orderOf(order.reference)).echeance).toBe(debut)
      const ofNext = async (to: string) => {
        const calendars = []
        for (const { id } of await lettersTo(to)) calendars.push(await calendarOf(id))
        return calendars.filter((calendar) => calendar.includes(`UID:session-${next}@`))
      }
      const isLeft = new RegExp(`UID:session-${session}@[^]*STATUS:CANCELLED`)
      // The same file takes the other out of the calendar, but for who has other seats in it.
      expect(await ofNext('awa@choisie.bf')).toEqual([expect.stringMatching(isLeft)])
      expect(await ofNext('caisse@choisie.bf')).toEqual([expect.not.stringMatching(isLeft)])
      const where = { to: { equals: 'caisse@choisie.bf' }, subject: { contains: 'Une place' } }
      const told = await payload.find({ collection: 'emails', where, depth: 0 })
      expect(told.docs.map(({ text }) => text)).toEqual([
        expect.stringContaining(first?.reference ?? '-'),
      ])
      for (const { reference } of others) attributesOf(await choose(reference))
      expect((await ofNext('caisse@choisie.bf')).at(-1)).toMatch(isLeft)
    })
  })
}
