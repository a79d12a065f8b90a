import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { readEvaluations } from '../../src/enrolments/evaluations/readEvaluations.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { openSchool, type School } from './openSchool.ts'

const dayMs = 86_400_000
const notes = { contenu: 5, formateur: 4, organisation: 3, utilite: 4 }

/** The opinions of participants on a session, afterwards (product 2.10). */
export function evaluationSuite(database: SuiteDatabase): void {
  describeOn(database, 'the evaluation of a session', () => {
    let school: School
    let staff: StaffCall
    beforeAll(async () => {
      school = await openSchool(database)
      staff = await hireStaff(school.shop.office)
    })
    afterAll(() => school.shop.close())

    const payload = () => school.shop.office.payload
    /** A session of yesterday, of which all but the last were there. */
    async function held(people: number) {
      const session = await school.session(20, { prix: 0 })
      const participants = Array.from({ length: people }, (_, at) => {
        return { nom: `Personne ${String.fromCharCode(65 + at)}`, phone: `76 10 20 ${30 + at}` }
      })
      const lignes = [{ nature: 'session', id: session, participants }]
      const order = await school.bought(session, people, { lignes })
      const seats = await school.seats(order)
      const day = new Date(Date.now() - dayMs).toISOString().slice(0, 10)
      const data = { debut: `${day}T08:00:00.000Z`, fin: `${day}T16:00:00.000Z` }
      await payload().db.updateOne({ collection: 'sessions', id: session, data })
      const marks = seats.map(({ id, reference }, at) => ({
        ...{ cle: `${reference}:matin:1`, inscription: id, demiJournee: `${day}-matin` },
        ...{ present: at < people - 1, qui: 'Fatou', marqueLe: new Date().toISOString() },
      }))
      for (const mark of marks) await payload().create({ collection: 'pointages', data: mark })
      const pairs = seats.map(({ reference }, at) => ({ reference, phone: `76 10 20 ${30 + at}` }))
      return { session, order, seats, pairs }
    }
    const evaluate = (pair: object | undefined, more: object = {}) =>
      school.shop.api.send('inscriptions/evaluer', { ...pair, notes, ...more })
    const followed = async (pair: object | undefined) =>
      attributesOf(await school.shop.api.send('suivi', { ...pair }))
    const read = async () => {
      const { docs } = await payload().find({ collection: 'formations', limit: 1, sort: 'id' })
      return (await school.shop.api.ask(`/api/evaluations/${docs[0]?.id}`)).json().data
    }

    it('is given with an address by who gave no number, and followed with it', async () => {
      const { seats } = await held(2)
      const id = seats[0]?.id ?? 0
      const email = 'awa.sow+formation@une-entreprise-au-nom-long.bf'
      const data = { email, phone: null }
      await payload().update({ collection: 'inscriptions', id, data })
      const pair = { reference: seats[0]?.reference, phone: email.toUpperCase() }
      expect(await followed(pair)).toMatchObject({ evaluation: { publier: false } })
      expect((await evaluate(pair)).statusCode).toBe(200)
      const wrong = { ...pair, phone: 'issa@une-entreprise-au-nom-long.bf' }
      expect((await evaluate(wrong)).statusCode).toBe(404)
      // The other participant has none.
      const other = { reference: seats[1]?.reference, phone: email }
      expect((await evaluate(other)).statusCode).toBe(404)
    })

    it('is asked of who was there, once it is over; one answer, corrected for 14 days', async () => {
      const { order, seats, pairs } = await held(2)
      const [there, away] = pairs
      expect(await followed(there)).toMatchObject({ evaluation: { publier: false } })
      expect((await followed(away)).evaluation).toBeUndefined()
      expect((await evaluate(away)).statusCode).toBe(409)
      expect((await evaluate({ ...there, phone: '70 00 00 00' })).statusCode).toBe(404)
      expect((await evaluate(there, { notes: { ...notes, contenu: 9 } })).statusCode).toBe(400)
      const both = await Promise.all([evaluate(there), evaluate(there)])
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect((await evaluate(there, { avis: 'Très clair', publier: true })).statusCode).toBe(200)
      expect(await followed(there)).toMatchObject({
        evaluation: { notes, avis: 'Très clair', publier: true },
      })
      const { reference, cle } = order
      const page = attributesOf(await school.shop.api.send('commandes/ouvrir', { reference, cle }))
      expect(page.inscriptions).toMatchObject([{ evaluable: true }, { etat: 'confirmée' }])
      expect(page.inscriptions[1].evaluable).toBeUndefined()
      const evalueLe = new Date(Date.now() - 15 * dayMs).toISOString()
      const old = { collection: 'inscriptions', id: seats[0]?.id ?? 0, data: { evalueLe } } as const
      await payload().db.updateOne(old)
      expect((await evaluate(there)).statusCode).toBe(409)
      expect((await followed(there)).evaluation).toBeUndefined()
      // Of a session that is still to come nobody says anything.
      const coming = await school.session(5, { prix: 0 })
      const other = await school.bought(coming, 1)
      const [seat] = await school.seats(other)
      const early = { reference: seat?.reference, phone: other.phone }
      expect((await evaluate(early)).statusCode).toBe(409)
    })

    it('is read by staff, and by everybody once five agreed and staff let the words through', async () => {
      const { session, order, seats, pairs } = await held(7)
      expect(await read()).toEqual({ nombre: 0, moyenne: null, avis: [] })
      for (const pair of pairs.slice(0, 5)) await evaluate(pair, { avis: 'Bien', publier: true })
      const secret = { avis: 'Entre nous', publier: false, notes: { ...notes, contenu: 1 } }
      await evaluate(pairs[5], secret)
      const desk = `inscriptions/session/${session}/evaluations`
      const { count, averages, opinions } = await (await staff('cashier', 'GET', desk)).json()
      expect({ count, averages }).toMatchObject({ count: 6, averages: { contenu: 4.3 } })
      expect(opinions).toHaveLength(6)
      expect((await staff('editor', 'GET', desk)).status).toBe(403)
      const publish = (id: number | undefined, role: 'agent' | 'cashier' = 'agent') =>
        staff(role, 'POST', `inscriptions/${id}/avis`, { publier: true })
      expect((await publish(seats[0]?.id, 'cashier')).status).toBe(403)
      expect((await publish(seats[5]?.id)).status).toBe(409)
      expect((await publish(seats[0]?.id)).status).toBe(200)
      const where = { avis: { equals: 'Bien' }, avisPublieLe: { exists: true } }
      expect((await payload().count({ collection: 'inscriptions', where })).totalDocs).toBe(1)
      // The call keeps its answer of before until pages follow.
      const { docs } = await payload().find({ collection: 'formations', limit: 1, sort: 'id' })
      const shown = () => readEvaluations(docs[0]?.id ?? 0, payload())
      const published = await shown()
      expect(published.nombre).toBeGreaterThanOrEqual(5)
      expect(published.avis).toMatchObject([{ texte: 'Bien' }])
      expect(JSON.stringify(published)).not.toContain('Personne')
      // Other words wait for staff anew; with its person an answer goes.
      await evaluate(pairs[0], { avis: 'Mieux encore', publier: true })
      expect((await shown()).avis).toEqual([])
      const { kind } = payload().collections.inscriptions.config.custom
      const req = await createLocalReq({}, payload())
      const ids = seats.slice(0, 2).map(({ id }) => id)
      await withinTransaction(req, () => kind.erase(ids, req))
      const blank = await payload().findByID({ collection: 'inscriptions', id: ids[0] ?? 0 })
      expect(blank).toMatchObject({ avis: null, noteContenu: null, evalueLe: null })
      const { phone } = order
      expect((await followed({ ...pairs[0], phone })).evaluation).toBeUndefined()
    })
  })
}
