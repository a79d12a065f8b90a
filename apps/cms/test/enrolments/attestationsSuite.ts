import { createHash } from 'node:crypto'
import type { Locale } from '@sira/contract/locales'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import type { AttendanceRecord } from '../../src/enrolments/presence/desk/attendanceDesk.ts'
import type { Enrolment, Order } from '../../src/payload-types.ts'
import { readPrivate } from '../../src/store/privateFiles/privateFiles.ts'
import { openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { attendancePhones } from './attendancePhones.ts'
import { certificateFiles } from './certificateFiles.ts'
import { counterSales } from './counterSales.ts'
import { issuedOnce } from './issuedOnce.ts'
import { openSchool, type School } from './openSchool.ts'
import { wordsOf } from './wordsOf.ts'

const today = new Date().toISOString().slice(0, 10)
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const halfDays = [`${yesterday}-matin`, `${yesterday}-apres_midi`]

/** The rules of presence and certificates, on each database (product 11, 12.10). */
export function attestationsSuite(database: SuiteDatabase): void {
  describeOn(database, 'presence and certificates', () => {
    let school: School
    let staff: StaffCall
    beforeAll(async () => {
      school = await openSchool(database)
      staff = await hireStaff(school.shop.office)
    })
    afterAll(() => school.shop.close())

    const payload = () => school.shop.office.payload
    const body = async (answer: Promise<Response>) => (await answer).json()

    /** A session of yesterday, with confirmed seats of these people. */
    async function held(people: readonly (string | undefined)[], more: object = {}) {
      const session = await school.session(10, { prix: 0 })
      const participants = people.map((nom, at) => ({ nom, phone: `76 10 20 ${30 + at}` }))
      const lignes = [{ nature: 'session', id: session, participants }]
      const order = await school.bought(session, people.length, {
        ...{ lignes, email: 'awa@exemple.bf' },
        ...more,
      })
      const dates = { debut: `${yesterday}T08:00:00.000Z`, fin: `${yesterday}T16:00:00.000Z` }
      const data = { ...dates, heuresParJour: 8 }
      await payload().db.updateOne({ collection: 'sessions', id: session, data })
      return { session, order, seats: await school.seats(order) }
    }

    const marksOf = (seats: readonly Enrolment[], present: boolean, own = 'un') =>
      seats.flatMap(({ reference }) =>
        halfDays.map((demiJournee) => ({
          cle: `${reference}:${demiJournee}:${own}`,
          inscription: reference,
          ...{ demiJournee, present, marqueLe: '2020-01-01T00:00:00.000Z' },
        })),
      )
    const mark = (session: number, pointages: object, role: 'agent' | 'cashier' = 'agent') =>
      staff(role, 'POST', `pointages/session/${session}`, { pointages })
    const deliver = (session: number) =>
      staff('agent', 'POST', `attestations/session/${session}`, {})
    const certificates = async (session: number) => {
      const where = { session: { equals: session } }
      return (await payload().find({ collection: 'attestations', where, sort: 'id', depth: 0 }))
        .docs
    }
    const check = (code: string) => school.shop.api.ask(`/api/attestations/${code}`)
    /** One certificate of one person who was there all day. */
    async function certified(nom: string, more: object = {}) {
      const { session, order, seats } = await held([nom], more)
      await mark(session, marksOf(seats, true))
      await deliver(session)
      const [attestation] = await certificates(session)
      if (!attestation) throw new Error('Nothing was issued')
      return { session, order, seat: seats[0] as Enrolment, attestation }
    }

    const room = { school: () => school, staff: () => staff }
    counterSales(room)
    attendancePhones({ ...room, held, halfDays })

    it('are marked half day by half day, once however often they are sent', async () => {
      const { session, seats } = await held(['Awa', 'Issa'])
      const marks = marksOf(seats, true)
      const twice = await Promise.all([mark(session, marks), mark(session, marks)])
      expect(twice.map(({ status }) => status)).toEqual([200, 200])
      const where = { inscription: { in: seats.map(({ id }) => id) } }
      const { docs } = await payload().find({ collection: 'pointages', where, depth: 0 })
      expect(docs).toHaveLength(4)
      // The clock of the device stands beside ours.
      expect(docs[0]).toMatchObject({ qui: 'Fatou', marqueLe: '2020-01-01T00:00:00.000Z' })
      expect(docs[0]?.createdAt.slice(0, 10)).toBe(today)
    })

    it('are what was said last, and who said otherwise is shown', async () => {
      const { session, seats } = await held(['Awa'])
      const record = async (answer: Promise<Response>): Promise<AttendanceRecord> => body(answer)
      await mark(session, marksOf(seats, true))
      const { attendants } = await record(mark(session, marksOf(seats, false, 'deux'), 'cashier'))
      expect(attendants[0]?.marks[halfDays[0] ?? '']).toMatchObject([
        { present: false, who: 'Salif' },
        { present: true, who: 'Fatou' },
      ])
      expect(attendants[0]).toMatchObject({ present: 0, isEnough: false })
    })

    it('are of a person of the session, and of a half day that has come', async () => {
      const { session, seats } = await held(['Awa'])
      const other = await held(['Issa'])
      const [first] = marksOf(seats, true)
      const wrongs = [
        { ...first, cle: 'deux' },
        {
          ...first,
          demiJournee: '2031-01-01-matin',
          cle: `${first?.inscription}:2031-01-01-matin:1`,
        },
        marksOf(other.seats, true)[0] ?? {},
      ]
      for (const wrong of wrongs) {
        expect((await mark(session, [wrong])).status, JSON.stringify(wrong)).toBe(400)
      }
      expect((await staff('editor', 'GET', `pointages/session/${session}`)).status).toBe(403)
      expect((await staff('cashier', 'POST', `attestations/session/${session}`, {})).status).toBe(
        403,
      )
    })

    it('give a certificate to who was there enough and has a name, once for two presses', async () => {
      const { session, seats } = await held(['Awa', 'Issa', undefined])
      const [awa, , unnamed] = seats as [Enrolment, Enrolment, Enrolment]
      await mark(session, marksOf([awa, unnamed], true))
      const pressed = await Promise.all([deliver(session), deliver(session)])
      expect(pressed.map(({ status }) => status)).toEqual([200, 200])
      const { message } = await body(deliver(session))
      expect(message).toContain('Issa')
      expect(message).toContain(unnamed.reference)
      const issued = await certificates(session)
      expect(issued).toMatchObject([
        { nom: 'Awa', version: 1, etat: 'valide', heures: 12, modele: 2 },
      ])
      const { docs } = await payload().find({
        collection: 'inscriptions',
        where: { session: { equals: session } },
        sort: 'place',
      })
      expect(docs.map(({ etat }) => etat)).toEqual(['attestée', 'confirmée', 'confirmée'])
      const about = { 'about.value': { equals: awa.id }, subject: { contains: 'attestation' } }
      const told = await payload().find({ collection: 'emails', where: about })
      // Staff have caused it: it counts as no letter of strangers.
      expect(told.docs.map(({ kind }) => kind)).toEqual(['order'])
    })

    it.each([
      ['fr', 'Attestation de formation', 'Awa Ouédraogo'],
      ['en', 'Certificate of training', 'Awa Ouédraogo'],
      ['ar', 'شهادة', 'أوا'],
    ] as const)(
      'is a paper for archives in the language of the order: %s',
      async (locale, ...words) => {
        const { attestation } = await certified(words[1] ?? '', { locale: locale as Locale })
        const file = await readPrivate(attestation.fichier, payload())
        if (!file) throw new Error('No file')
        expect(file.toString('latin1')).toMatch(/pdfaid:part(?:>|=")2/)
        expect(createHash('sha256').update(file).digest('hex')).toBe(attestation.empreinte)
        const read = await wordsOf(file)
        const spoken = attestation.code.match(/.{4}/g)?.join('-') ?? ''
        for (const word of [...words, 'Excel', '12', spoken, attestation.code]) {
          expect(read, word).toContain(word)
        }
      },
    )

    it('is checked by anybody who has its code, and by nobody who guesses', async () => {
      const { attestation } = await certified('Awa Sow')
      const { code } = attestation
      const answer = await check(code)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(attributesOf(answer)).toEqual({
        ...{ code, nom: 'Awa Sow', formation: 'Excel avancé', heures: 12, etat: 'valide' },
        debut: `${yesterday}T08:00:00.000Z`,
        fin: `${yesterday}T16:00:00.000Z`,
        delivree: attestation.delivreeLe,
      })
      expect(attributesOf(await check(code.toLowerCase())).code).toBe(code)
      expect((await check('23456789ABCDEFGH')).statusCode).toBe(404)
      expect((await check('quelque%20chose')).statusCode).toBe(404)
      const limited = await openFormApi(payload(), { max: 1, timeWindowMs: 600_000 })
      const guesses = []
      for (let at = 0; at < 5; at += 1) {
        guesses.push((await limited.ask('/api/attestations/23456789ABCDEFGH')).statusCode)
      }
      await limited.close()
      expect(guesses).toEqual([404, 404, 404, 404, 429])
      // Nothing else of it is public.
      for (const path of ['attestations', 'pointages', 'pointages/1']) {
        expect([401, 403, 404]).toContain((await school.shop.api.ask(`/api/${path}`)).statusCode)
      }
    })

    it('that is corrected says what takes its place, and one that is withdrawn says so', async () => {
      const { session, seat, attestation } = await certified('Awa Sou')
      const correct = (id: number) =>
        staff('agent', 'POST', `attestations/${id}/corriger`, { nom: 'Awa Sow', motif: 'Nom faux' })
      const both = await Promise.all([correct(attestation.id), correct(attestation.id)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const [old, corrected] = await certificates(session)
      expect([old, corrected]).toMatchObject([
        { etat: 'remplacée', nom: 'Awa Sou', fichier: attestation.fichier },
        { etat: 'valide', nom: 'Awa Sow', version: 2 },
      ])
      const par = corrected?.code
      expect(attributesOf(await check(attestation.code))).toMatchObject({ etat: 'remplacee', par })
      const found = await payload().findByID({ collection: 'inscriptions', id: seat.id })
      expect(found).toMatchObject({ nom: 'Awa Sow', etat: 'attestée' })

      const withdraw = (motif?: string) =>
        staff('agent', 'POST', `attestations/${corrected?.id}/revoquer`, { motif })
      expect((await withdraw()).status).toBe(400)
      expect((await withdraw('Fausse présence')).status).toBe(200)
      expect((await withdraw('Fausse présence')).status).toBe(409)
      const said = attributesOf(await check(par ?? ''))
      expect(said).toMatchObject({ etat: 'revoquee', nom: 'Awa Sow' })
      expect(JSON.stringify(said)).not.toContain('Fausse')
      // A withdrawn certificate is not issued again by the button for all.
      await deliver(session)
      expect(await certificates(session)).toHaveLength(2)
    })

    it('is a file for who ordered and for its participant, and for nobody else', async () => {
      const { order, seat, attestation } = await certified('Awa Sow')
      const { reference, cle } = order as Order
      const { code } = attestation
      const own = await school.shop.api.send('commandes/attestation', { reference, cle, code })
      expect(own.headers['content-type']).toBe('application/pdf')
      const pair = { reference: seat.reference, phone: '76 10 20 30' }
      const followed = attributesOf(await school.shop.api.send('suivi', pair))
      expect(followed).toMatchObject({ etat: 'attestée', attestation: code })
      const his = await school.shop.api.send('inscriptions/attestation', pair)
      expect(his.rawPayload).toEqual(own.rawPayload)
      const wrong = { ...pair, phone: '70 00 00 00' }
      expect((await school.shop.api.send('inscriptions/attestation', wrong)).statusCode).toBe(404)
      const key = { reference, cle: 'une-autre', code }
      expect((await school.shop.api.send('commandes/attestation', key)).statusCode).toBe(404)
    })

    it('of somebody who was erased is as true as before, without a name and a file', async () => {
      const { order, seat, attestation } = await certified('Awa Sow')
      const { kind } = payload().collections.inscriptions.config.custom
      const req = await createLocalReq({}, payload())
      const handed = await kind.besides(seat.id, req)
      expect(handed.attestations).toMatchObject([{ nom: 'Awa Sow', pdf: expect.any(String) }])
      await withinTransaction(req, () => kind.erase([seat.id], req))
      expect(attributesOf(await check(attestation.code))).toMatchObject({
        ...{ nom: 'titulaire effacé', etat: 'valide', formation: 'Excel avancé' },
      })
      // It goes once the rest is committed.
      await expect.poll(() => readPrivate(attestation.fichier, payload())).toBeUndefined()
      const { reference, cle } = order as Order
      const asked = { reference, cle, code: attestation.code }
      expect((await school.shop.api.send('commandes/badge', asked)).statusCode).toBe(404)
      const answer = await staff('agent', 'POST', `attestations/${attestation.id}/corriger`, {
        ...{ nom: 'Awa Sow', motif: 'Encore' },
      })
      expect(answer.status).toBe(409)
    })

    const desk = {
      school: room.school,
      staff: (...call: Parameters<StaffCall>) => staff(...call),
      ...{ held, marksOf, mark, deliver, certificates, certified },
    }
    certificateFiles(desk)
    issuedOnce(desk)

    it('are signed on paper, too: a sheet for each half day', async () => {
      const { session } = await held(['Awa Sow'])
      const sheet = (halfDay?: string) =>
        staff('cashier', 'GET', `pointages/session/${session}/feuille?demiJournee=${halfDay}`)
      const answer = await sheet(halfDays[0])
      const read = await wordsOf(new Uint8Array(await answer.arrayBuffer()))
      const words = ['Feuille de présence', 'Awa Sow', 'Excel avancé', 'matin', `${session}-`]
      for (const word of words) {
        expect(read, word).toContain(word)
      }
      expect((await sheet('2020-01-01-matin')).status).toBe(400)
    })

    it('leave as a file, with what the list shows', async () => {
      const answer = await staff('cashier', 'GET', 'attestations/export?format=csv')
      expect(await answer.text()).toContain('Excel avancé')
      expect((await staff('editor', 'GET', 'attestations/export')).status).toBe(403)
    })
  })
}
