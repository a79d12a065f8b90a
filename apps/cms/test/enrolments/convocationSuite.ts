import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  convokeGuaranteed,
  remindBeforeStart,
} from '../../src/enrolments/convocations/convokeGuaranteed.ts'
import { tellChanges } from '../../src/enrolments/news/tellChanges.ts'
import type { Enrolment, TrainingSession } from '../../src/payload-types.ts'
import { moveSession } from '../../src/sessions/moves/moveSession.ts'
import { readPrivate } from '../../src/store/privateFiles/privateFiles.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { openSchool, type School } from './openSchool.ts'
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
      const [paper] = await papersOf(own[0]?.id ?? 0)
      const read = await wordsOf(paper ?? Buffer.of())
      const reference = seats[0]?.reference ?? ''
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
        const more = { mode: 'virtuel', lienPrive, prix: null } as const
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
        for (const word of [title, 'classe.exemple.bf/secret']) expect(read, word).toContain(word)
        const shown = await school.shop.api.ask(`/api/sessions/${session}?populate=*`)
        expect(shown.body).not.toContain('secret')
      },
    )

    it('is followed by one reminder two days before; a session that is moved has another', async () => {
      const { session, order, seats } = await party('rappel.bf', { debut: inDays(4).toISOString() })
      await staff('agent', 'POST', `inscriptions/session/${session}/convoquer`, {})
      expect(await remindBeforeStart(payload(), inDays(1))).toBe(0)
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
