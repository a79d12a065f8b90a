import type { GlobalSlug } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { logoTests } from './logoTests.ts'

/** Earlier versions of settings are kept and can be restored (decision 67), on either database. */
export function settingsSuite(database: SuiteDatabase): void {
  describeOn(database, 'the earlier states of settings', () => {
    let office: OpenPayload
    let call: StaffCall

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      // Before anybody signs in: it ends the sessions of who has no second factor.
      for (const secondFactorRequired of [true, false]) {
        await office.payload.updateGlobal({ slug: 'security', data: { secondFactorRequired } })
      }
      call = await hireStaff(office)
    })
    afterAll(() => database.close(office))

    const save = async (slug: string, data: object, locale = 'fr') => {
      const answer = await call('administrator', 'POST', `globals/${slug}?locale=${locale}`, data)
      expect(answer.status).toBe(200)
    }
    /** The numbers of what was kept, the latest first. */
    const versions = async (slug: GlobalSlug) => {
      const { docs } = await office.payload.findGlobalVersions({ slug, sort: '-id', limit: 100 })
      return docs.map(({ id }) => id)
    }
    const restore = (
      slug: string,
      id: unknown,
      role: 'administrator' | 'editor' = 'administrator',
    ) => call(role, 'POST', `globals/${slug}/versions/${id}?draft=false`)
    const settings = (locale: 'fr' | 'en' = 'fr') =>
      office.payload.findGlobal({ slug: 'settings', locale, fallbackLocale: false })

    it('begin with the one before the first change, be it one that nobody ever saved', async () => {
      expect(await versions('reception')).toEqual([])
      await save('reception', { retentionMonths: 30 })
      const [, first] = await versions('reception')
      expect((await restore('reception', first)).status).toBe(200)

      const { retentionMonths } = await office.payload.findGlobal({ slug: 'reception' })
      expect(retentionMonths).toBe(24)
    })

    it('keep a number as it is dialled from anywhere, and refuse what is none', async () => {
      const number = '+33 (0)6 12 34 56 78'
      await save('settings', { whatsapp: number, secondContact: '70 00 02 02' })
      expect(await settings()).toMatchObject({
        whatsapp: '+33612345678',
        secondContact: '+22670000202',
      })
      const refused = await call('administrator', 'POST', 'globals/settings', { whatsapp: 'abc' })
      expect(refused.status).toBe(400)
    })

    it('come back in every language, as one state more, and the site hears of it', async () => {
      const counters = [{ prefix: '+', value: 7, label: 'ans' }]
      await save('settings', { address: 'Rue 1', counters, videoUrl: null })
      const [row] = (await settings()).counters ?? []
      await save('settings', { address: 'Street 1', counters: [{ ...row, label: 'years' }] }, 'en')
      const [wanted] = await versions('settings')
      await save('settings', {
        address: 'Rue 2',
        counters: [],
        videoUrl: 'https://video.example/1',
      })
      await save('settings', { address: 'Street 2' }, 'en')

      const before = await versions('settings')
      const told: string[] = []
      const stop = onChange((tags) => told.push(...tags))
      expect((await restore('settings', wanted)).status).toBe(200)
      stop()

      expect(told).toContain('settings')
      expect(await settings()).toMatchObject({
        address: 'Rue 1',
        counters: [{ prefix: '+', value: 7, label: 'ans' }],
        videoUrl: null,
      })
      expect(await settings('en')).toMatchObject({
        address: 'Street 1',
        counters: [{ label: 'years' }],
      })
      const after = await versions('settings')
      expect(after.slice(1)).toEqual(before)
    })

    it('can be left again: what was taken back is one of them', async () => {
      const [present, earlier] = await versions('settings')
      await restore('settings', earlier)
      expect((await settings()).address).toBe('Rue 2')
      await restore('settings', present)
      expect((await settings()).address).toBe('Rue 1')
    })

    it('are in the journal as such', async () => {
      const { docs } = await office.payload.find({ collection: 'journal', sort: '-id', limit: 1 })
      expect(docs[0]).toMatchObject({ act: 'revived', place: 'settings' })
    })

    it('keep to the rules of today: no second factor for all from who has none', async () => {
      const [, demanding] = await versions('security')

      expect((await restore('security', demanding)).status).toBe(409)
      const { secondFactorRequired } = await office.payload.findGlobal({ slug: 'security' })
      expect(secondFactorRequired).toBe(false)
      expect(await versions('security')).toHaveLength(3)
    })

    it('are left alone while a colleague has the settings open', async () => {
      const [, earlier] = await versions('settings')
      const { docs } = await office.payload.find({
        collection: 'users',
        where: { role: { equals: 'agent' } },
      })
      const user = { relationTo: 'users', value: docs[0]?.id }
      await office.payload.db.create({
        collection: 'payload-locked-documents',
        data: { globalSlug: 'settings', user },
      })
      expect((await restore('settings', earlier)).status).toBe(423)
      await office.payload.delete({ collection: 'payload-locked-documents', where: {} })
    })

    it('are read and taken back by whom the settings are changed, and by nobody else', async () => {
      const [id] = await versions('settings')
      const doors = ['globals/settings/versions', `globals/settings/versions/${id}`]
      for (const role of ['editor', 'agent', 'cashier', null] as const) {
        for (const door of doors) expect((await call(role, 'GET', door)).status).toBe(403)
      }
      expect((await call('administrator', 'GET', doors[0] ?? '')).status).toBe(200)
      expect((await restore('settings', id, 'editor')).status).toBe(403)
      expect((await restore('settings', 999_999)).status).toBe(404)
      expect((await restore('settings', 'x')).status).toBe(404)
    })

    it('are fifty at most', async () => {
      const count = (await versions('reception')).length
      for (let number = count; number < 53; number += 1) {
        await office.payload.updateGlobal({ slug: 'reception', data: { trashDays: number } })
      }
      expect(await versions('reception')).toHaveLength(50)
    })

    logoTests(
      () => office,
      () => call,
    )
  })
}
