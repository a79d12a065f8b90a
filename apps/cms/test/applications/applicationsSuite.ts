import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sendRefusals } from '../../src/applications/refusal/sendRefusals.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { pdf, photograph } from '../deposits/support/sentFiles.ts'
import { type Uploads, uploadsAt } from '../deposits/support/uploads.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { answersTest } from './support/answersTest.ts'
import { aicha, awa, monday } from './support/candidates.ts'
import { everyoneTest } from './support/everyoneTest.ts'
import { interviewTest } from './support/interviewTest.ts'
import { shareTest } from './support/shareTest.ts'
import { withdrawalTest } from './support/withdrawalTest.ts'
import { yearsTest } from './support/yearsTest.ts'

export function applicationsSuite(database: SuiteDatabase): void {
  describeOn(database, 'applications', () => {
    let office: OpenPayload
    let api: FormApi
    let staff: StaffCall
    let uploads: Uploads
    let job = 0

    /** Sessions are of their time. */
    const signIn = async () => {
      for (const role of ['agent', 'administrator'] as const) await staff.signIn(role)
    }
    const at = async (now: Date) => {
      vi.useFakeTimers({ toFake: ['Date'], now })
      await signIn()
    }
    const offer = async (lastDay: string | null = null) => {
      const titre = `Vendeuse ${lastDay ?? ''}`.trim()
      const dates = { date_publication: '2026-11-01', publishedAt: '2026-11-01T08:00:00.000Z' }
      const data = { titre, ...dates, date_expiration: lastDay, _status: 'published' } as const
      return (await office.payload.create({ collection: 'jobs', data })).id
    }
    const apply = (data: object, headers: Record<string, string> = {}) =>
      api.send('candidatures', data, headers)
    const referenceOf = (answer: Awaited<ReturnType<typeof apply>>): string => {
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
      return answer.json().data.attributes.reference
    }
    const recordOf = async (reference: string) => {
      const where = { reference: { equals: reference } }
      const { docs } = await office.payload.find({ collection: 'candidatures', where, depth: 0 })
      const [found] = docs
      if (!found) throw new Error(`No ${reference}`)
      return found
    }
    const follow = async (reference: string) => {
      const url = `/api/suivi?reference=${reference}&phone=70123456`
      return (await api.ask({ url })).json().data.attributes
    }
    const act = async (id: number, path: string, given: object = {}) => {
      const answer = await staff('agent', 'POST', `candidatures/${id}/${path}`, given)
      return { status: answer.status, text: await answer.text() }
    }
    const lettersTo = async (to: string) => {
      const { docs } = await office.payload.find({
        collection: 'emails',
        where: { to: { equals: to } },
        sort: 'id',
        pagination: false,
      })
      return docs.map(({ subject }) => subject)
    }
    const lying = (folder = 'private') => {
      try {
        return readdirSync(join(office.folder, folder)).length
      } catch {
        return 0
      }
    }
    /** Several of these suites run at a time. */
    const patience = { timeout: 20_000 }
    /** Once nothing is on its way any more. */
    const atRest = () => expect.poll(() => lying('private.uncertain'), patience).toBe(0)

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      staff = await hireStaff(office)
      api = await openFormApi(office.payload)
      uploads = uploadsAt(api)
    })
    beforeEach(async () => {
      job = await offer()
    })
    afterAll(async () => {
      await api.close()
      await database.close(office)
    })
    afterEach(async () => {
      if (!vi.isFakeTimers()) return
      vi.useRealTimers()
      await signIn()
    })

    it('are taken from each of two sisters with one phone, and from each once', async () => {
      const key = { 'idempotency-key': 'awa-sends-this-1' }
      const first = await apply({ ...awa, job }, key)
      expect(first.json().data.attributes.etat).toBe('reçue')
      expect(referenceOf(first)).toMatch(/^CA-20\d\d-/)
      expect(referenceOf(await apply({ ...awa, job }, key))).toBe(referenceOf(first))
      expect((await apply({ ...awa, job, message: 'Autre' }, key)).statusCode).toBe(409)
      const again = await apply({ ...awa, nom: 'ouedraogo  AWA', job })
      expect(again.statusCode).toBe(409)
      expect(again.json().error.details.errors[0].name).toBe('applied')
      expect(again.body).not.toContain('CA-')
      const sister = referenceOf(await apply({ ...aicha, job }))
      expect(sister).not.toBe(referenceOf(first))
      expect((await apply({ ...awa, job: await offer() })).statusCode).toBe(200)
      const pool = await Promise.all([apply(awa), apply(awa), apply(aicha)])
      expect(pool.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409])
      const { id } = await recordOf(sister)
      const desk = await (await staff('agent', 'GET', `candidatures/${id}/bureau`)).json()
      expect(desk).toMatchObject({ memeNumero: 3, autres: [{ intitule: null }] })
    })

    it('are refused in a way that says why, and are read by nobody', async () => {
      const wrong: [object, string][] = [
        [{ ...awa, job, consentement: false }, 'consentement'],
        [{ ...awa, job, phone: '12' }, 'phone'],
        [{ ...awa, job, email: 'x@' }, 'email'],
        [{ ...awa, job: 999_999 }, 'job'],
      ]
      for (const [data, path] of wrong) {
        const answer = await apply(data)
        expect(answer.statusCode).toBe(400)
        expect(answer.json().error.details.errors[0].path).toEqual([path])
      }
      // One that staff or reports have hidden is as if it were not there.
      const hidden = { collection: 'controles', data: { job, etat: 'suspendue' } } as const
      await office.payload.create(hidden)
      const told = (await apply({ ...awa, job })).json()
      expect(told.error.details.errors[0].path).toEqual(['job'])
      for (const url of ['/api/candidatures', '/api/candidatures/1', '/api/depots']) {
        expect([401, 403, 404, 405]).toContain((await api.ask({ url })).statusCode)
      }
    })

    it('count from their ticket, by our clock', async () => {
      const ending = await offer('2026-11-27')
      await at(new Date('2026-11-27T23:58:00Z'))
      const place = String((await uploads.begin(pdf.length)).headers.location)
      expect((await uploads.add(place, 0, pdf.subarray(0, 10))).statusCode).toBe(204)
      await at(new Date('2026-11-28T00:00:01Z'))
      const late = await uploads.send(pdf)
      await at(new Date('2026-11-28T00:09:00Z'))
      expect((await uploads.add(place, 10, pdf.subarray(10))).statusCode).toBe(204)
      const cv = place.split('/').at(-1)
      const depots = { cv: late }
      const refused = await apply({ ...awa, job: ending, depots })
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        400,
        'This offer has expired',
      ])
      expect((await apply({ ...awa, job: ending })).statusCode).toBe(400)
      const reference = referenceOf(await apply({ ...awa, job: ending, depots: { cv } }))
      expect(await recordOf(reference)).toMatchObject({
        cvNom: 'document.pdf',
        intitule: expect.any(String),
      })
      // Too late for the offer, in time for the pool.
      const pool = { ...awa, nom: 'Salif Traoré', depots }
      expect((await apply(pool)).statusCode).toBe(200)
    })

    it('bring files that staff save, and that go with their person', async () => {
      await atRest()
      const before = lying()
      const refused = await apply({
        ...awa,
        job,
        depots: { cv: await uploads.send(Buffer.from('<html>')) },
      })
      expect([refused.statusCode, refused.json().error.details.errors[0].path]).toEqual([
        415,
        ['cv'],
      ])
      await expect.poll(() => lying(), patience).toBe(before)
      const lettre = await uploads.send(await photograph())
      const depots = { cv: await uploads.send(pdf), lettre, piece3: await uploads.send(pdf) }
      const email = 'awa.fichiers@exemple.bf'
      const reference = referenceOf(await apply({ ...awa, job, email, depots }))
      await expect.poll(() => lying(), patience).toBe(before + 3)
      const { id } = await recordOf(reference)
      const saved = await staff('agent', 'GET', `candidatures/${id}/fichier/cv`)
      expect(Buffer.from(await saved.arrayBuffer())).toEqual(pdf)
      expect(Object.fromEntries(saved.headers)).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; filename="document.pdf"/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      for (const role of ['editor', 'cashier', null] as const) {
        const answer = await staff(role, 'GET', `candidatures/${id}/fichier/piece3`)
        expect([401, 403]).toContain(answer.status)
      }
      const { fichiers } = await (await staff('agent', 'GET', `candidatures/${id}/bureau`)).json()
      expect(fichiers).toMatchObject(['CV', 'Lettre', 'Pièce 3'].map((label) => ({ label })))
      const who = `erasures/person/export?who=${email}`
      const handed = await (await staff('administrator', 'GET', who)).text()
      expect(handed).toContain(pdf.toString('base64'))
      const erased = await staff('administrator', 'POST', 'erasures/person/erase', { who: email })
      expect(erased.status).toBe(200)
      await expect.poll(() => lying(), patience).toBe(before)
      expect(await recordOf(reference)).toMatchObject({ nom: null, phone: null, identite: null })
      expect((await apply({ ...awa, job })).statusCode).toBe(200)
    })

    it('are refused at an hour of opening, and not at all where that is taken back', async () => {
      await at(monday('17:50:00'))
      const email = 'refus@exemple.bf'
      const reference = referenceOf(await apply({ ...awa, job, email }))
      const { id } = await recordOf(reference)
      const planned = await act(id, 'refuser', { motif: 'profil', message: 'Merci à vous' })
      expect(planned.status).toBe(200)
      const hidden = async () => {
        expect(await follow(reference)).toMatchObject({ etat: 'reçue', etapes: [{}] })
        expect(JSON.stringify(await follow(reference))).not.toContain('Merci')
        expect(await lettersTo(email)).toHaveLength(1)
        const who = `erasures/person/export?who=${email}`
        const handed = await (await staff('administrator', 'GET', who)).text()
        expect(handed).not.toMatch(/refus[A-Z]|Merci à vous/)
        const listed = await (await staff('agent', 'GET', `candidatures/${id}`)).text()
        expect(listed).not.toContain('Merci à vous')
      }
      await hidden()
      const moved = await act(id, 'avancer', { vers: 'présélection', motif: 'Le profil plaît' })
      expect([moved.status, moved.text]).toEqual([409, expect.stringContaining('attend son heure')])
      await at(monday('17:55:00'))
      expect((await act(id, 'reprendre')).status).toBe(200)
      await hidden()
      await at(new Date('2026-12-09T10:00:00Z'))
      await sendRefusals(office.payload)
      await hidden()

      await at(monday('17:56:00'))
      await act(id, 'refuser', { motif: 'pourvue', heures: 1 })
      // The evening, when nobody could be called back.
      await at(monday('20:00:00'))
      expect(await sendRefusals(office.payload)).toBe(0)
      await hidden()
      await at(new Date('2026-12-01T10:00:00Z'))
      expect(await sendRefusals(office.payload)).toBe(1)
      expect(await follow(reference)).toMatchObject({ etat: 'refusée', etapes: [{}, {}] })
      expect(await lettersTo(email)).toHaveLength(2)
      expect((await recordOf(reference)).motif).toBe('pourvue')
      expect((await act(id, 'refuser', { motif: 'profil' })).status).toBe(409)
    })

    it('stay without an answer until a letter has left or somebody has called', async () => {
      const unanswered = async () => {
        const where = { repondueLe: { exists: false }, offre: { equals: job } }
        return (await office.payload.count({ collection: 'candidatures', where })).totalDocs
      }
      const withEmail = await recordOf(
        referenceOf(await apply({ ...awa, job, email: 'lettre@exemple.bf' })),
      )
      const without = await recordOf(referenceOf(await apply({ ...aicha, job })))
      expect(await unanswered()).toBe(2)
      for (const { id } of [withEmail, without]) {
        const moved = await act(id, 'avancer', { vers: 'présélection', motif: 'Bon profil' })
        expect(moved.status).toBe(200)
      }
      expect(await unanswered()).toBe(1)
      expect((await act(without.id, 'appel', {})).status).toBe(400)
      expect((await act(without.id, 'appel', { mot: 'Présélection annoncée' })).status).toBe(200)
      expect(await unanswered()).toBe(0)
      // Its candidates wait on though it is hidden.
      await office.payload.update({ collection: 'jobs', id: job, data: { _status: 'draft' } })
      const board = await (await staff('agent', 'GET', `candidatures/tableau?offre=${job}`)).json()
      const [received, shortlisted] = board.colonnes
      expect([received.total, shortlisted.total, shortlisted.cartes[0].suites]).toEqual([
        0,
        2,
        ['entretien', 'retirée'],
      ])
      expect(board.offres).toContainEqual({ id: job, titre: 'Vendeuse' })
      for (const vers of ['entretien', 'proposée', 'retenue']) {
        await act(without.id, 'avancer', { vers, motif: 'Suite' })
      }
      expect(await unanswered()).toBe(1)
      expect((await recordOf(without.reference ?? '')).etat).toBe('retenue')
    })

    const tools = () => {
      return { office, api, staff, job, at, act, apply, follow, recordOf, lettersTo, uploads }
    }
    interviewTest(tools)
    withdrawalTest(tools)
    shareTest(tools)
    everyoneTest(tools)
    answersTest(tools)
    yearsTest(tools)
  })
}
