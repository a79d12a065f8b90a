import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'

const proposed = {
  entreprise: 'Faso Logis',
  nom: 'Paul Zongo',
  indicatif: '+226',
  phone: '70 12 34 56',
  email: 'paul@exemple.bf',
  titre: 'Comptable',
  ville: 'Koudougou',
  description: 'Tenir les comptes.\n\nEnvoyez vos diplômes.',
  cv_facultatif: 'oui',
}

export function employersSuite(database: SuiteDatabase): void {
  describeOn(database, 'an offer that an employer proposes', () => {
    let office: OpenPayload
    let api: FormApi
    let staff: StaffCall

    const kept = async () =>
      (await office.payload.find({ collection: 'offres', sort: 'id', depth: 0 })).docs

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      staff = await hireStaff(office)
      api = await openFormApi(office.payload)
    })
    afterAll(async () => {
      await api.close()
      await database.close(office)
    })

    it('is kept once under its key, acknowledged, and read by nobody else', async () => {
      const key = { 'idempotency-key': 'faso-logis-offer-1' }
      for (let times = 0; times < 2; times += 1) {
        expect((await api.send('offres', proposed, key)).statusCode).toBe(200)
      }
      expect(await kept()).toMatchObject([
        { titre: 'Comptable', phone: '+22670123456', cv_facultatif: 'oui' },
      ])
      const { docs } = await office.payload.find({ collection: 'emails', sort: 'id', depth: 0 })
      expect(docs.map(({ to, kind }) => [to === proposed.email, kind])).toEqual([
        [false, 'notice'],
        [true, 'acknowledgement'],
      ])
      for (const field of ['entreprise', 'titre', 'phone', 'description']) {
        const answer = await api.send('offres', { ...proposed, [field]: ' ' })
        expect(answer.json().error.details.errors[0].path).toEqual([field])
      }
      for (const url of ['/api/offres', '/api/offres/1']) {
        expect([401, 403, 404]).toContain((await api.ask({ url })).statusCode)
      }
    })

    it('is taken with a telephone alone, and writes to nobody but the team', async () => {
      const byPhone = { ...proposed, titre: 'Gardien', phone: '76 00 00 01', email: '' }
      expect((await api.send('offres', byPhone)).statusCode).toBe(200)
      const [sent] = (await kept()).slice(-1)
      expect(sent).toMatchObject({ titre: 'Gardien', phone: '+22676000001' })
      const about = { 'about.value': { equals: sent?.id } }
      const { docs } = await office.payload.find({ collection: 'emails', where: about, depth: 0 })
      expect(docs.map(({ kind }) => kind)).toEqual(['notice'])
      const who = { who: '+22676000001' }
      expect((await staff('administrator', 'POST', 'erasures/person/erase', who)).status).toBe(200)
      expect((await kept()).map(({ titre }) => titre)).not.toContain('Gardien')
    })

    it('becomes a draft that only staff see, once, with the company that they know', async () => {
      const { id: compagnie } = await office.payload.create({
        collection: 'compagnies',
        data: { nom: proposed.entreprise },
      })
      const [sent] = await kept()
      const path = `offres/${sent?.id}`
      for (const role of ['agent', 'cashier', null] as const) {
        expect([401, 403]).toContain((await staff(role, 'POST', `${path}/brouillon`)).status)
      }
      // Agents call the employer: they read what he sent, and may lay it aside.
      expect((await staff('agent', 'GET', path)).status).toBe(200)
      const aside = await staff('agent', 'POST', `${path}/ecarter`, { motif: 'Injoignable' })
      expect(aside.status).toBe(200)
      const made = await staff('editor', 'POST', `${path}/brouillon`, {})
      const { offre } = await made.json()
      expect(
        await office.payload.findByID({ collection: 'jobs', id: offre, depth: 0 }),
      ).toMatchObject({
        ...{ titre: 'Comptable', ville: 'Koudougou', compagnie, _status: 'draft' },
        cv_facultatif: true,
      })
      expect((await staff('editor', 'POST', `${path}/brouillon`, {})).status).toBe(409)
      const shown = await api.ask({ url: `/api/jobs?filters[id][$eq]=${offre}` })
      expect(shown.json().data).toEqual([])
      const other = { ...proposed, entreprise: 'Sahel Bois', titre: 'Menuisier' }
      for (const entreprise of ['Sahel Bois', 'SAHEL bois']) {
        expect((await api.send('offres', { ...other, entreprise })).statusCode).toBe(200)
      }
      const companies = []
      for (const { id, titre } of await kept()) {
        if (titre !== other.titre) continue
        const answer = await staff('editor', 'POST', `offres/${id}/brouillon`, {})
        const draft = (await answer.json()).offre
        const { compagnie: known } = await office.payload.findByID({
          collection: 'jobs',
          id: draft,
        })
        companies.push(known)
      }
      expect(companies).toMatchObject([{ nom: 'Sahel Bois' }, { nom: 'Sahel Bois' }])
      const who = { who: proposed.email }
      await staff('administrator', 'POST', 'erasures/person/erase', who)
      expect(await kept()).toEqual([])
    })
  })
}
