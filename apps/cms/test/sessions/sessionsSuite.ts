import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeUnits } from '../../src/capacity/units.ts'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import type { TrainingSession } from '../../src/payload-types.ts'
import { unitsTag } from '../../src/publication/changes/unitsTag.ts'
import { fillHolidays } from '../../src/sessions/holidays/fillHolidays.ts'
import { sessionSeats } from '../../src/sessions/seats/sessionSeats.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { changedTags } from '../space/changedTags.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

interface Wire {
  attributes: { debut: string; etat: string; placesRestantes: number | null }
}

/** The rules of training sessions, on each database. */
export function sessionsSuite(database: SuiteDatabase): void {
  describeOn(database, 'training sessions (product 13)', () => {
    let office: OpenPayload
    let api: FormApi
    let staff: StaffCall
    let training: number

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      api = await openFormApi(office.payload)
      staff = await hireStaff(office)
      await fillHolidays(office.payload)
      const data = {
        Theme: 'Excel',
        slug: 'excel',
        nombre_heures: 12,
        _status: 'published',
      } as const
      training = (await office.payload.create({ collection: 'formations', data })).id
    })
    afterAll(async () => {
      await api.close()
      await database.close(office)
    })

    const add = async (more: Partial<TrainingSession> = {}) => {
      const { etat, ...data } = { debut: inDays(30), ...more }
      const { id } = await office.payload.create({
        collection: 'sessions',
        data: { formation: training, mode: 'presentiel', ...data, etat: 'brouillon' },
      })
      // Written into the database: moves have a test of their own.
      const state = { collection: 'sessions', id, data: { etat: etat ?? 'ouverte' } } as const
      await office.payload.db.updateOne(state)
      return id
    }
    const sessionOf = (id: number) =>
      office.payload.findByID({ collection: 'sessions', id, depth: 0 })
    const read = async (query: string) => (await api.ask(`/api/sessions?${query}`)).json()
    const only = (id: number) => `filters[id][$eq]=${id}`
    const readOne = async (id: number) => (await read(only(id))).data[0]?.attributes
    const save = (id: number, data: object) =>
      staff('administrator', 'PATCH', `sessions/${id}`, data)
    const buy = async (id: number, seats = 1) => {
      const req = await createLocalReq({}, office.payload)
      return withinTransaction(req, () => takeUnits(sessionSeats(id), seats, req))
    }

    it('are read with what the public may know, their training beside them, and nothing else', async () => {
      const holiday = { date: '2030-03-07', titre: 'Décrété la veille' }
      await office.payload.create({ collection: 'jours-feries', data: holiday })
      const id = await add({
        ville: 'Bobo-Dioulasso',
        lieu: 'Salle Guimbi',
        repere: 'En face du marché',
        lienPrive: 'https://exemple.bf/classe',
        salle: 'B2',
        places: 12,
        debut: '2030-03-06T08:00:00.000Z',
      })
      const { data } = await read(`${only(id)}&populate=formation`)
      const { createdAt, updatedAt, formation, ...attributes } = data[0].attributes
      expect(attributes).toEqual({
        debut: '2030-03-06T08:00:00.000Z',
        // Two days of six hours, with a holiday between them.
        fin: '2030-03-08T14:00:00.000Z',
        lieu: 'Salle Guimbi',
        ville: 'Bobo-Dioulasso',
        mode: 'presentiel',
        langue: null,
        prix: null,
        acompte: null,
        places: 12,
        placesRestantes: 12,
        etat: 'ouverte',
      })
      expect(formation.data).toMatchObject({ id: training, attributes: { slug: 'excel' } })
      expect(createdAt && updatedAt).toBeTruthy()
      expect(await read('populate[formation][fields][0]=Theme&fields[0]=etat')).toHaveProperty(
        ['data', 0, 'attributes', 'etat'],
        'ouverte',
      )
      expect((await api.ask(`/api/formations/${training}?populate=*`)).body).not.toContain(
        'sessions',
      )
    })

    it('are sorted by their start, and narrowed by what is stored', async () => {
      const bobo = await add({ ville: 'Kaya', debut: inDays(60), mode: 'virtuel' })
      const next = await add({ ville: 'Kaya', debut: inDays(50), prix: 25_000 })
      const ids = async (query: string) =>
        (await read(query)).data.map(({ id }: { id: number }) => id)
      expect(await ids('filters[ville][$eq]=Kaya')).toEqual([next, bobo])
      expect(await ids('filters[ville][$eq]=Kaya&sort=debut:desc')).toEqual([bobo, next])
      expect(await ids('filters[ville]=Kaya&filters[mode]=virtuel')).toEqual([bobo])
      expect(await ids('filters[ville]=Kaya&filters[prix][$lte]=30000')).toEqual([next])
      expect(await ids(`filters[ville]=Kaya&filters[debut][$gte]=${inDays(55)}`)).toEqual([bobo])
      expect(await ids(`filters[ville]=Kaya&filters[formation][slug]=excel`)).toHaveLength(2)
    })

    it('end a day later once a day within them is declared a holiday', async () => {
      const id = await add({ debut: '2030-06-11T08:00:00.000Z' })
      const end = async () => (await sessionOf(id)).fin
      expect(await end()).toBe('2030-06-12T14:00:00.000Z')
      const declared = { date: '2030-06-12', titre: 'Deuil national' }
      const day = await staff('editor', 'POST', 'jours-feries', declared)
      expect(await end()).toBe('2030-06-13T14:00:00.000Z')
      await staff('editor', 'DELETE', `jours-feries/${(await day.json()).doc.id}`)
      expect(await end()).toBe('2030-06-12T14:00:00.000Z')
    })

    it('are repeated week after week, holidays left out, open at once where that is asked', async () => {
      const id = await add({ debut: '2030-02-12T08:00:00.000Z', places: 9, ville: 'Dori' })
      await buy(id, 2)
      const phone = await staff('cashier', 'POST', `pointages/session/${id}/lier`, { nom: 'Adama' })
      expect(phone.status).toBe(200)
      const holiday = { date: '2030-02-26', titre: 'Férié' }
      await office.payload.create({ collection: 'jours-feries', data: holiday })
      const asked = { fois: 3, semaines: 1, ouvrir: 'oui' }
      expect((await staff('cashier', 'POST', `sessions/${id}/repeter`, asked)).status).toBe(403)
      const answer = await staff('editor', 'POST', `sessions/${id}/repeter`, asked)
      expect((await answer.json()).message).toContain('2 sessions ajoutées')
      const { data } = await read('filters[ville]=Dori')
      const seen = data.map(({ attributes: { debut, etat, placesRestantes } }: Wire) => [
        debut.slice(0, 10),
        etat,
        placesRestantes,
      ])
      expect(seen).toEqual([
        ['2030-02-12', 'ouverte', 7],
        ['2030-02-19', 'ouverte', 9],
        ['2030-03-05', 'ouverte', 9],
      ])
      // The phone of a trainer is bound to one session.
      const { docs } = await office.payload.find({
        collection: 'sessions',
        where: { ville: { equals: 'Dori' } },
        sort: 'debut',
        showHiddenFields: true,
      })
      const bound = docs.map(({ appareilNom, lien, codeLien, lienJusque }) =>
        [appareilNom, lien, codeLien, lienJusque].filter(Boolean),
      )
      expect(bound.map(({ length }) => length)).toEqual([4, 0, 0])
    })

    it.each([
      'filters[etat]=ouverte',
      'filters[etat][$in][0]=ouverte',
      'filters[placesRestantes][$gt]=0',
      'filters[$or][0][etat]=close',
      'sort=etat',
      'sort=placesRestantes:desc',
      'filters[repere]=marché',
      'filters[libres][$gt]=0',
      'fields=lienPrive',
    ])('refuse a question about what is not stored or not public: %s', async (query) => {
      expect((await api.ask(`/api/sessions?${query}`)).statusCode).toBe(400)
    })

    it('are shown to nobody while they are drafts, and stay when they are over or cancelled', async () => {
      const draft = await add({ etat: 'brouillon', ville: 'Ziniaré' })
      expect((await read('filters[ville]=Ziniaré')).data).toEqual([])
      expect((await api.ask(`/api/sessions/${draft}`)).statusCode).toBe(404)
      expect(await readOne(await add({ etat: 'annulee' }))).toMatchObject({ etat: 'annulee' })
      const over = await add({ debut: inDays(-20), finFixee: inDays(-18) })
      expect(await readOne(over)).toMatchObject({ etat: 'passee' })
      expect(await readOne(await add({ cloture: inDays(-1) }))).toMatchObject({ etat: 'close' })
      expect(await readOne(await add({ places: 0 }))).toMatchObject({
        etat: 'complete',
        places: 0,
        placesRestantes: 0,
      })
      expect(await readOne(await add({ etat: 'garantie' }))).toMatchObject({
        etat: 'garantie',
        places: null,
        placesRestantes: null,
      })
      expect((await api.send('sessions', { formation: training })).statusCode).toBe(403)
    })

    describe('have seats', () => {
      it('of which everybody reads at once how many are left, not what was kept', async () => {
        const id = await add({ places: 4 })
        const left = async () => [
          (await readOne(id)).placesRestantes,
          (await api.ask(`/api/sessions/${id}`)).json().data.attributes.placesRestantes,
        ]
        expect(await left()).toEqual([4, 4])
        const heard = changedTags()
        for (const now of [3, 2, 1]) {
          await buy(id)
          expect(await left()).toEqual([now, now])
        }
        // Pages may hear of it a little later.
        expect(heard.stop()).toContain(unitsTag('sessions'))
      })

      it('of which the last one goes to one of twenty', async () => {
        const id = await add({ places: 1 })
        const taken = await Promise.all(times(20, () => buy(id)))
        expect(taken.filter((left) => left !== undefined)).toEqual([0])
        expect(await sessionOf(id)).toMatchObject({ places: 1, libres: 0 })
      })

      it('never fewer than are taken', async () => {
        const id = await add({ places: 20 })
        await buy(id, 18)
        const refused = await save(id, { places: 15 })
        expect(refused.status).toBe(400)
        expect(JSON.stringify(await refused.json())).toContain('18 places sont prises')
        expect(await sessionOf(id)).toMatchObject({ places: 20, libres: 2 })
        const [answer, bought] = await Promise.all([save(id, { places: 18 }), buy(id)])
        const { places, libres } = await sessionOf(id)
        // Whoever came first: both never fit.
        expect([answer.status === 200, bought !== undefined].filter(Boolean)).toHaveLength(1)
        expect([
          [18, 0],
          [20, 1],
        ]).toContainEqual([places, libres])
        expect((await save(id, { places: 25 })).status).toBe(200)
        expect((await sessionOf(id)).libres).toBe(places === 18 ? 7 : 6)
      })

      it('that no form writes, and that may stop being counted', async () => {
        const id = await add({ places: 10 })
        await buy(id, 4)
        expect((await save(id, { libres: 10, lieu: 'Ailleurs' })).status).toBe(200)
        expect(await sessionOf(id)).toMatchObject({ libres: 6, lieu: 'Ailleurs' })
        expect((await save(id, { places: null })).status).toBe(200)
        expect(await sessionOf(id)).toMatchObject({ places: null, libres: null })
        expect((await save(id, { places: 5 })).status).toBe(200)
        expect(await sessionOf(id)).toMatchObject({ places: 5, libres: 5 })
      })
    })

    it('are sold at the price of their training, which editors then leave as it is', async () => {
      const data = { Theme: 'Word', prix_formation: 30_000, _status: 'published' } as const
      const { id } = await office.payload.create({ collection: 'formations', data })
      const price = (role: 'editor' | 'administrator', prix_formation: number) =>
        staff(role, 'PATCH', `formations/${id}`, { prix_formation })
      expect((await price('editor', 31_000)).status).toBe(200)
      await add({ formation: id })
      const refused = await price('editor', 1)
      expect(refused.status).toBe(403)
      expect((await refused.json()).errors[0].message).toContain('se vendent à ce prix')
      expect((await price('administrator', 32_000)).status).toBe(200)
      expect((await staff('editor', 'PATCH', `formations/${id}`, { Theme: 'Mot' })).status).toBe(
        200,
      )
    })

    it('are opened with a date only, by who writes trainings, and cancelled with a reason', async () => {
      const id = await add({ etat: 'brouillon', debut: null })
      const advance = (vers: string, motif = 'Prévu', role = 'editor' as 'editor' | 'cashier') =>
        staff(role, 'POST', `sessions/${id}/avancer`, { vers, motif })
      expect((await advance('ouverte')).status).toBe(409)
      await save(id, { debut: inDays(10) })
      expect((await advance('ouverte', 'Prévu', 'cashier')).status).toBe(403)
      expect((await advance('ouverte')).status).toBe(200)
      expect((await save(id, { debut: null })).status).toBe(400)
      expect((await advance('annulee', '')).status).toBe(400)
      expect((await advance('annulee', 'Formateur malade')).status).toBe(200)
      expect((await advance('ouverte')).status).toBe(409)
      const { etapes } = await sessionOf(id)
      expect(etapes?.map(({ vers, motif, qui }) => [vers, motif, qui])).toEqual([
        ['ouverte', 'Prévu', 'Paul'],
        ['annulee', 'Formateur malade', 'Paul'],
      ])
      expect((await staff('administrator', 'DELETE', `sessions/${id}`)).status).toBe(403)
      const draft = await add({ etat: 'brouillon' })
      expect((await staff('editor', 'DELETE', `sessions/${draft}`)).status).toBe(200)
    })
  })
}
