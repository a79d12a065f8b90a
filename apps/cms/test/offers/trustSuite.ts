import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordsByName } from '../../src/database/records/recordsByName.ts'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'

const dayMs = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** What visitors may believe of an offer, whatever the database. */
export function trustSuite(database: SuiteDatabase): void {
  describeOn(database, 'an offer', () => {
    let office: OpenPayload
    let api: FormApi
    let staff: StaffCall
    let company = 0

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      api = await openFormApi(office.payload)
      staff = await hireStaff(office)
      const employer = { nom: 'Faso Logis', ifu: ' 00012345a ' }
      const made = await staff('editor', 'POST', 'compagnies', employer)
      company = (await made.json()).doc.id
    })
    afterAll(async () => {
      await api.close()
      await database.close(office)
    })

    const offer = async (more: object = {}) => {
      const data = {
        titre: 'Comptable',
        description: 'Tenir les comptes.',
        compagnie: company,
        _status: 'published',
        date_publication: inDays(-2),
        date_expiration: inDays(20),
        ...more,
      }
      return recordsByName(office.payload).create({ collection: 'jobs', data, locale: 'fr' })
    }
    const save = (id: number, data: object, query = '') =>
      staff('editor', 'PATCH', `jobs/${id}${query}`, { ...data, _status: 'published' })
    const read = async (id: number, query = '') => {
      const answer = await api.ask(`/api/jobs/${id}${query}`)
      return { status: answer.statusCode, ...answer.json().data?.attributes }
    }
    const listed = async (id: number) => {
      const answer = await api.ask(`/api/jobs?filters[id][$eq]=${id}&fields[0]=titre`)
      return answer.json().data.length === 1
    }
    const report = (job: unknown, address: string, more: object = {}) =>
      api.send('signalements', { job, motif: 'frais', ...more }, { 'x-forwarded-for': address })
    const act = (name: string, id: number, body: object = { motif: 'Regardée' }) =>
      staff('editor', 'POST', `controles/${id}/${name}`, body)
    const desk = async (id: number) =>
      (await staff('editor', 'GET', `controles/${id}/offre`)).json()

    it('is verified once its employer is, and while not a word of it changes', async () => {
      const { id } = await offer()
      const refused = await act('verifier', id)
      expect(refused.status).toBe(409)
      expect(await refused.text()).toContain('Contrôlez d’abord l’entreprise')
      await staff('editor', 'PATCH', `compagnies/${company}`, { controleJusquau: inDays(30) })
      expect((await act('verifier', id)).status).toBe(200)
      expect(await read(id)).toMatchObject({ verifiee: true, verifiee_jusquau: inDays(30) })
      // Its other languages show the French text, which is the one that was checked.
      expect(await read(id, '?locale=ar')).toMatchObject({ verifiee: true })

      const told: unknown[] = []
      const stop = onChange((changed) => told.push(changed))
      await save(id, { description: 'Tenir les compte.' })
      stop()
      expect(told.flat()).toContain('jobs')
      expect(await read(id)).toMatchObject({ verifiee: false, verifiee_jusquau: null })
      expect(await desk(id)).toMatchObject({ verifiee: false, changee: true })
      // The text that was checked is the checked text, whoever writes it.
      await save(id, { description: 'Tenir les comptes.' })
      expect(await read(id)).toMatchObject({ verifiee: true })
      // Nor is the contract another one, or anything else that visitors read beside the text.
      const made = await staff('editor', 'POST', 'jobtypes', { nom: 'Stage non payé' })
      for (const [other, before] of [
        [{ jobtype: (await made.json()).doc.id }, { jobtype: null }],
        [{ cv_facultatif: true }, { cv_facultatif: false }],
        [{ date_expiration: inDays(40) }, { date_expiration: inDays(20) }],
      ]) {
        await save(id, other ?? {})
        expect(await read(id), JSON.stringify(other)).toMatchObject({ verifiee: false })
        await save(id, before ?? {})
        expect(await read(id)).toMatchObject({ verifiee: true })
      }
      await save(id, { titre: 'محاسب', description: 'مسك الحسابات.' }, '?locale=ar')
      expect(await read(id, '?locale=ar')).toMatchObject({ verifiee: false })
      expect(await read(id)).toMatchObject({ verifiee: true })
      expect((await act('devalider', id)).status).toBe(200)
      expect(await read(id)).toMatchObject({ verifiee: false })
    })

    it('is not verified any more once the check of its employer has lapsed, or he is another', async () => {
      const until = (controleJusquau: string) =>
        staff('editor', 'PATCH', `compagnies/${company}`, { controleJusquau })
      await until(inDays(30))
      const { id } = await offer()
      await act('verifier', id)
      await until(inDays(0))
      expect(await read(id)).toMatchObject({ verifiee: true })
      await until(inDays(-1))
      expect(await read(id)).toMatchObject({ verifiee: false })
      await until(inDays(30))
      expect(await read(id)).toMatchObject({ verifiee: true })
      await staff('editor', 'PATCH', `compagnies/${company}`, { nom: 'Faso Immo' })
      expect(await read(id)).toMatchObject({ verifiee: false })
    })

    it('shows nothing of its employer but the name, and no other company has his number', async () => {
      const answer = await api.ask('/api/compagnies')
      for (const { attributes } of answer.json().data) {
        expect(Object.keys(attributes).toSorted()).toEqual(['createdAt', 'nom', 'updatedAt'])
      }
      const { id } = await offer()
      const { compagnie } = await read(id, '?populate=*')
      expect(JSON.stringify(compagnie)).not.toMatch(/ifu|rccm|agrement|controle/i)
      const sought = await api.ask('/api/compagnies?filters[ifu][$eq]=00012345A')
      expect(sought.statusCode).toBe(400)
      const twin = { nom: 'Autre', ifu: '00012345a' }
      expect((await staff('editor', 'POST', 'compagnies', twin)).status).toBe(400)
      const unnamed = { nom: 'Sans numéro', controleJusquau: inDays(3) }
      const refused = await staff('editor', 'POST', 'compagnies', unnamed)
      expect(await refused.text()).toContain('l’IFU ou le RCCM')
      for (const nom of ['Une', 'Deux']) {
        expect((await staff('editor', 'POST', 'compagnies', { nom })).status).toBe(201)
      }
      expect((await api.ask('/api/controles')).statusCode).toBe(404)
    })

    it('stays public whatever one network says of it, and waits for staff', async () => {
      const { id } = await offer()
      const answers = []
      for (let times = 0; times < 10; times += 1) {
        answers.push(await report(id, `2001:db8:1:2::${times + 1}`, { message: `${times}` }))
      }
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      expect(await listed(id)).toBe(true)
      expect(await desk(id)).toMatchObject({ suspendue: false, reseaux: 1 })
      // Agents answer the candidates of an offer: they read which one is reported, and why.
      const read = await staff('agent', 'GET', 'signalements?depth=0')
      expect((await read.json()).docs[0]).toMatchObject({ intitule: 'Comptable', motif: 'frais' })
      const { docs } = await office.payload.find({ collection: 'signalements' })
      expect(JSON.stringify(docs)).not.toContain('2001:db8')
      expect((await api.ask('/api/signalements')).statusCode).toBeGreaterThan(400)
    })

    it('is hidden by three networks at once, everywhere, until staff put it back', async () => {
      const { id, slug } = await offer()
      const networks = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.3']
      const told: unknown[] = []
      const stop = onChange((changed) => told.push(changed))
      const said = await Promise.all(networks.map((address) => report(id, address)))
      stop()
      expect(said.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
      expect(told.flat()).toContain(`jobs/${slug}`)
      expect((await read(id)).status).toBe(404)
      expect((await read(id, '?fields[0]=titre')).status).toBe(404)
      expect(await listed(id)).toBe(false)
      const bySlug = await api.ask(`/api/jobs?filters[slug][$eq]=${slug}&populate=*`)
      expect(bySlug.json().data).toEqual([])
      expect(await desk(id)).toMatchObject({ suspendue: true, reseaux: 3 })
      // No save brings it back.
      await save(id, { description: 'Autre texte.' })
      expect(await listed(id)).toBe(false)

      expect((await staff('agent', 'POST', `controles/${id}/remettre`, {})).status).toBe(403)
      expect((await act('remettre', id)).status).toBe(200)
      expect(await listed(id)).toBe(true)
      expect(await desk(id)).toMatchObject({ suspendue: false, signalements: [] })
      // Once a day and network: the same three count no more today.
      for (const address of networks) await report(id, address)
      expect(await listed(id)).toBe(true)
    })

    it('that is verified is flagged to staff alone; staff suspend it themselves', async () => {
      await staff('editor', 'PATCH', `compagnies/${company}`, { controleJusquau: inDays(30) })
      const { id } = await offer()
      await act('verifier', id)
      for (const end of [1, 2, 3, 4]) await report(id, `203.0.113.${end}`)
      expect(await listed(id)).toBe(true)
      expect(await desk(id)).toMatchObject({ suspendue: false, reseaux: 4, verifiee: true })
      expect((await act('suspendre', id, {})).status).toBe(400)
      expect((await act('suspendre', id)).status).toBe(200)
      expect((await act('suspendre', id)).status).toBe(409)
      expect(await listed(id)).toBe(false)
    })

    it('is reported in the same words whether it is there or not; nonsense is told', async () => {
      const known = await offer()
      const [real, unknown] = [
        await report(known.id, '192.0.2.1'),
        await report(999_999, '192.0.2.1'),
      ]
      expect(unknown.statusCode).toBe(200)
      const keys = (answer: typeof real) => Object.keys(answer.json().data.attributes)
      expect(keys(unknown)).toEqual(keys(real))
      for (const [job, more, path] of [
        ['x', {}, 'job'],
        [known.id, { motif: 'laid' }, 'motif'],
        [known.id, { email: 'pas une adresse' }, 'email'],
      ] as const) {
        const refused = await report(job, '192.0.2.1', more)
        expect(refused.statusCode).toBe(400)
        expect(refused.json().error.details.errors[0].path).toEqual([path])
      }
    })

    it('that is filled says so and is over; renewed, it is open again', async () => {
      const { id } = await offer({ date_publication: inDays(0) })
      expect((await save(id, { pourvue: true })).status).toBe(200)
      expect(await read(id)).toMatchObject({ pourvue: true, date_expiration: inDays(-1) })
      expect((await save(id, { titre: 'Comptable senior' })).status).toBe(200)
      const renewed = { pourvue: false, date_expiration: inDays(10) }
      expect((await save(id, renewed)).status).toBe(200)
      expect(await read(id)).toMatchObject({ pourvue: false, date_expiration: inDays(10) })
    })

    it('is deleted with what was said of it, whatever that was', async () => {
      const { id } = await offer()
      await report(id, '192.0.2.9')
      await act('suspendre', id)
      expect((await staff('editor', 'DELETE', `jobs/${id}`)).status).toBe(200)
      // One that nobody names hides no other.
      const { id: other } = await offer()
      expect(await listed(other)).toBe(true)
    })
  })
}
