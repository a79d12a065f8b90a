import { writtenDay } from '@sira/contract/writtenDates'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  convokeGuaranteed,
  remindBeforeStart,
} from '../../src/enrolments/convocations/convokeGuaranteed.ts'
import { tellChanges } from '../../src/enrolments/news/tellChanges.ts'
import { outgoingMessage } from '../../src/mail/outgoing/outgoingMessage.ts'
import type { Enrolment, TrainingSession } from '../../src/payload-types.ts'
import { moveSession } from '../../src/sessions/moves/moveSession.ts'
import { readPrivate } from '../../src/store/privateFiles/privateFiles.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import { picturesOf } from '../support/picturesOf.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { toldBands } from '../support/toldBands.ts'
import { leftSeats } from './leftSeats.ts'
import { openSchool, type School } from './openSchool.ts'
import { purchaseOrders } from './purchaseOrders.ts'
import { seatDeeds } from './seatDeeds.ts'
import { wordsOf } from './wordsOf.ts'

const dayMs = 86_400_000

/** The letters and papers before the first day (product 2.10). */
export function convocationSuite(database: SuiteDatabase): void {
  describeOn(database, 'the convocation', () => {
    let school: School
    let staff: StaffCall
    beforeAll(async () => {
      school = await openSchool(database)
      staff = await hireStaff(school.shop.office)
    })
    afterAll(() => school.shop.close())

    leftSeats(
      () => school,
      (...call) => staff(...call),
    )
    purchaseOrders(
      () => school,
      (...call) => staff(...call),
    )
    seatDeeds(
      () => school,
      (...call) => staff(...call),
    )

    const payload = () => school.shop.office.payload
    const inDays = (days: number) => new Date(Date.now() + days * dayMs)
    const guarantee = async (session: number) => {
      const by = { by: 'personnel', who: 'Ali', why: 'Assez' } as const
      return moveSession(session, 'garantie', by, await createLocalReq({}, payload()))
    }
    const lettersTo = async (to: string, subject: string) => {
      const where = { to: { equals: to }, subject: { contains: subject } }
      return (await payload().find({ collection: 'emails', where, sort: 'id', depth: 0 })).docs
    }
    const papersOf = async (email: number) => {
      const where = { email: { equals: email }, type: { equals: 'application/pdf' } }
      const { docs } = await payload().find({ collection: 'attachments', where, depth: 0 })
      return Promise.all(
        docs.map(async ({ file }) => (await readPrivate(file, payload())) ?? Buffer.of()),
      )
    }
    /** A free session, and three confirmed seats: an address, a phone, neither. */
    async function party(at: string, more: Partial<TrainingSession> = {}, order: object = {}) {
      const session = await school.session(9, { prix: 0, lieu: 'Salle A', ...more })
      const participants = [
        { nom: 'Awa Sow', email: `awa@${at}` },
        { nom: 'Issa', phone: '76 55 44 33' },
        { nom: 'Léa' },
      ]
      const lignes = [{ nature: 'session', id: session, participants }]
      const bought = await school.bought(session, 3, { lignes, email: `caisse@${at}`, ...order })
      return { session, order: bought, seats: await school.seats(bought) }
    }

    it('leaves once when a session is guaranteed, and for a seat that is confirmed later', async () => {
      const { session, order, seats } = await party('garantie.bf', { repere: 'Derrière la mairie' })
      expect(await convokeGuaranteed(payload(), new Date())).toBe(0)
      const pair = { reference: seats[0]?.reference, phone: order.phone }
      expect(attributesOf(await school.shop.api.send('suivi', pair)).convocation).toBeUndefined()
      expect((await school.shop.api.send('inscriptions/convocation', pair)).statusCode).toBe(404)
      await guarantee(session)
      const both = [
        convokeGuaranteed(payload(), new Date()),
        convokeGuaranteed(payload(), new Date()),
      ]
      await Promise.all(both)
      const own = await lettersTo('awa@garantie.bf', 'convocation')
      const payer = await lettersTo('caisse@garantie.bf', 'convocation')
      expect([own.length, payer.length]).toEqual([1, 1])
      // The customer has those of both whose address nobody gave.
      expect(await papersOf(payer[0]?.id ?? 0)).toHaveLength(2)
      // Papers and the file for the calendar leave with the letter itself.
      if (!payer[0]) throw new Error('No letter')
      const { attachments } = await outgoingMessage(payer[0], payload(), undefined)
      expect(attachments?.map(({ filename }) => filename)).toEqual([
        'session.ics',
        ...seats.slice(1).map((seat) => `convocation-${seat.reference}.pdf`),
      ])
      const [paper] = await papersOf(own[0]?.id ?? 0)
      const read = await wordsOf(paper ?? Buffer.of())
      const reference = seats[0]?.reference ?? ''
      const { etapes } = attributesOf(await school.shop.api.send('suivi', pair))
      expect(await picturesOf(paper ?? Buffer.of())).toContain(toldBands(reference, etapes))
      expect(own[0]?.html).toContain(toldBands(reference, etapes))
      for (const word of [
        'Convocation',
        'Awa Sow',
        'Excel avancé',
        'Derrière la mairie',
        reference,
      ]) {
        expect(read, word).toContain(word)
      }
      // Somebody with a phone alone is called, with a text that leads to the paper.
      const [, called] = await school.seats(order)
      expect(called).toMatchObject({ prevenirDe: 'convocation' })
      const calls = await staff('agent', 'GET', `inscriptions/${called?.id}/prevenir`)
      const text = JSON.stringify(await calls.json())
      expect(text).toContain('+22676554433')
      expect(text).toContain(`suivi?reference=${called?.reference}`)
      expect(attributesOf(await school.shop.api.send('suivi', pair)).convocation).toBe(true)
      const file = await school.shop.api.send('inscriptions/convocation', pair)
      expect(file.headers['content-type']).toBe('application/pdf')

      const { reference: number, cle } = order
      const asked = { reference: number, cle, inscription: seats[1]?.reference }
      expect((await school.shop.api.send('commandes/convocation', asked)).statusCode).toBe(200)
      const wrong = { ...asked, inscription: 'IN-2026-2222222' }
      expect((await school.shop.api.send('commandes/convocation', wrong)).statusCode).toBe(404)
      const late = await school.bought(session, 1, { email: 'tard@garantie.bf' })
      expect(late.etat).not.toBe('annulée')
      expect(await convokeGuaranteed(payload(), new Date())).toBe(1)
      expect(await lettersTo('tard@garantie.bf', 'convocation')).toHaveLength(1)
    })

    it('leaves when staff send it, to those who have none, and is for no one else', async () => {
      const { session, seats } = await party('equipe.bf')
      const send = (role: 'agent' | 'cashier' | 'editor') =>
        staff(role, 'POST', `inscriptions/session/${session}/convoquer`, {})
      expect([(await send('cashier')).status, (await send('editor')).status]).toEqual([403, 403])
      const both = await Promise.all([send('agent'), send('agent')])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect((await (await send('agent')).json()).message).toContain('déjà')
      expect(await lettersTo('awa@equipe.bf', 'convocation')).toHaveLength(1)
      const list = `inscriptions/session/${session}/convocations`
      const { people } = await (await staff('cashier', 'GET', list)).json()
      expect(people.map(({ toCall }: { toCall: boolean }) => toCall)).toEqual([false, true, false])
      expect((await staff('editor', 'GET', list)).status).toBe(403)
      const paper = `inscriptions/${seats[0]?.id}/convocation`
      expect((await staff('cashier', 'GET', paper)).status).toBe(200)
      expect((await staff('editor', 'GET', paper)).status).toBe(403)
    })

    it.each([
      ['fr', 'Convocation'],
      ['en', 'Joining instructions'],
      ['ar', 'استدعاء'],
    ] as const)(
      'holds the link of a virtual class for a seat that is sure: %s',
      async (locale, title) => {
        const lienPrive = 'https://classe.exemple.bf/secret'
        const debut = inDays(30).toISOString()
        const more = { mode: 'virtuel', lienPrive, prix: null, debut } as const
        const session = await school.session(9, more)
        const order = await school.bought(session, 1, { locale, email: `lien@${locale}.bf` })
        const [seat] = await school.seats(order)
        await guarantee(session)
        await convokeGuaranteed(payload(), new Date())
        expect(await lettersTo(`lien@${locale}.bf`, title)).toHaveLength(0)
        const pair = { reference: seat?.reference, phone: order.phone }
        expect((await school.shop.api.send('inscriptions/convocation', pair)).statusCode).toBe(404)
        const confirmed = { etat: 'confirmée' } as const
        await payload().db.updateOne({
          collection: 'inscriptions',
          id: seat?.id ?? 0,
          data: confirmed,
        })
        const file = await school.shop.api.send('inscriptions/convocation', pair)
        const read = await wordsOf(file.rawPayload)
        const reference = seat?.reference ?? ''
        const facts = ['Awa', 'Excel avancé', reference, writtenDay(debut, locale)]
        // Between Arabic and other letters a PDF has no spaces that are read.
        const close = (text: string) => text.replace(/\s/g, '')
        for (const word of [title, 'classe.exemple.bf/secret', ...facts]) {
          expect(close(read), word).toContain(close(word))
        }
        const shown = await school.shop.api.ask(`/api/sessions/${session}?populate=*`)
        expect(shown.body).not.toContain('secret')
      },
    )

    it('says the new day and place of a session that is moved the evening before, and the sheet does too', async () => {
      const [day = '', next = ''] = [1, 3].map((days) => inDays(days).toISOString().slice(0, 10))
      const { session, order, seats } = await party('veille.bf', {
        debut: `${day}T08:00:00.000Z`,
      })
      await guarantee(session)
      await convokeGuaranteed(payload(), new Date())
      const pair = { reference: seats[0]?.reference, phone: order.phone }
      const paper = async () =>
        wordsOf((await school.shop.api.send('inscriptions/convocation', pair)).rawPayload)
      const sheet = (of: string) =>
        staff('agent', 'GET', `pointages/session/${session}/feuille?demiJournee=${of}-matin`)
      // As it is read from the paper: a no-break space is a space there.
      const read = (date: string) => writtenDay(date, 'fr').normalize('NFKC')
      const before = ['Salle A', read(day)]
      for (const word of before) expect(await paper(), word).toContain(word)
      expect([(await sheet(day)).status, (await sheet(next)).status]).toEqual([200, 400])

      const data = { debut: `${next}T09:00:00.000Z`, lieu: 'Salle B', repere: 'Face au marché' }
      await payload().update({ collection: 'sessions', id: session, data })
      const moved = await paper()
      const facts = ['Salle B', 'Face au marché', read(next)]
      for (const word of facts) expect(moved, word).toContain(word)
      for (const word of before) expect(moved, word).not.toContain(word)
      expect([(await sheet(day)).status, (await sheet(next)).status]).toEqual([400, 200])
      const later = new Date(Date.now() + 600_000)
      await tellChanges(payload(), later)
      await Promise.all([tellChanges(payload(), later), convokeGuaranteed(payload(), later)])
      // Everybody once: who was convoked before is told of the change, and not convoked anew.
      for (const to of ['awa@veille.bf', 'caisse@veille.bf']) {
        const told = [await lettersTo(to, 'change'), await lettersTo(to, 'convocation')]
        expect(
          told.map(({ length }) => length),
          to,
        ).toEqual([1, 1])
      }
    })

    it('is followed by one reminder two days before; a session that is moved has another', async () => {
      const { session, order, seats } = await party('rappel.bf', { debut: inDays(4).toISOString() })
      await staff('agent', 'POST', `inscriptions/session/${session}/convoquer`, {})
      await remindBeforeStart(payload(), inDays(1))
      expect(await lettersTo('awa@rappel.bf', 'commence')).toEqual([])
      const soon = inDays(2.5)
      await Promise.all([remindBeforeStart(payload(), soon), remindBeforeStart(payload(), soon)])
      await remindBeforeStart(payload(), soon)
      expect(await lettersTo('awa@rappel.bf', 'commence')).toHaveLength(1)
      expect(await lettersTo('caisse@rappel.bf', 'commence')).toHaveLength(1)
      const data = { debut: inDays(20).toISOString() }
      await payload().update({ collection: 'sessions', id: session, data })
      await tellChanges(payload(), new Date(Date.now() + 600_000))
      expect(await remindBeforeStart(payload(), inDays(17))).toBe(0)
      await remindBeforeStart(payload(), inDays(18.5))
      expect(await lettersTo('awa@rappel.bf', 'commence')).toHaveLength(2)
      // Another participant is convoked himself.
      const { reference } = seats[0] as Enrolment
      const change = { reference, phone: order.phone, participant: { nom: 'Paul' } }
      expect((await school.shop.api.send('inscriptions/changer', change)).statusCode).toBe(200)
      expect((await school.seats(order))[0]?.convoqueLe ?? null).toBeNull()
    })
  })
}
