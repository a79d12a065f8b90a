import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestsByDay, subscriptionsByDay } from '../../src/admin/dashboard/weeks/dayCounts.ts'
import { translationCounts } from '../../src/admin/translations/translationCounts.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

/** What the first screen counts by itself, on either database. */
export function firstScreenCountsSuite(database: SuiteDatabase): void {
  describeOn(database, 'what the first screen counts', () => {
    let office: OpenPayload
    const since = '2026-11-02'

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
    })
    afterAll(() => database.close(office))

    it('by day: nothing where nothing came', async () => {
      expect([...(await requestsByDay(office.payload, since))]).toEqual([])
      expect([...(await subscriptionsByDay(office.payload, since))]).toEqual([])
    })

    it('by day: requests and messages together, to the last moment of a day', async () => {
      const { payload } = office
      const quote = (createdAt: string, more: object = {}) =>
        payload.create({
          collection: 'devis',
          data: { nom: 'Awa', email: 'awa@exemple.bf', createdAt, ...more },
        })
      await quote('2026-11-02T00:00:00.000Z')
      await quote('2026-11-20T23:59:59.999Z')
      await quote('2026-11-01T23:59:59.999Z')
      await quote('2026-11-20T08:00:00.000Z', { state: 'unwanted' })
      await quote('2026-11-20T08:00:00.000Z', { deletedAt: '2026-11-21T08:00:00.000Z' })
      const contact = { name: 'Issa', email: 'issa@exemple.bf', message: 'Oui' }
      const createdAt = '2026-11-20T10:00:00.000Z'
      await payload.create({ collection: 'contacts', data: { ...contact, createdAt } })

      const counts = await requestsByDay(payload, since)
      expect([...counts].toSorted()).toEqual([
        ['2026-11-02', 1],
        ['2026-11-20', 2],
      ])
    })

    it('by day: subscriptions that were confirmed, also of who has left', async () => {
      const { payload } = office
      const reader = (email: string, facts: object) =>
        payload.create({ collection: 'newsletters', data: { email, ...facts } })
      const confirmedAt = '2026-11-20T08:00:00.000Z'
      await reader('a@exemple.bf', { subscription: 'confirmed', confirmedAt })
      await reader('b@exemple.bf', {
        subscription: 'unsubscribed',
        confirmedAt,
        unsubscribedAt: '2026-11-22T08:00:00.000Z',
      })
      await reader('c@exemple.bf', { subscription: 'pending' })
      expect([...(await subscriptionsByDay(payload, since))]).toEqual([['2026-11-20', 2]])
    })

    it('by language: of each type what is to be translated, drafts as they were saved last', async () => {
      const { payload } = office
      const data = { titre: 'Une foire', contenu: 'Trois jours.', _status: 'published' } as const
      const article = await payload.create({ collection: 'blogs', data })
      const english = { titre: 'A fair', contenu: 'Three days.' }
      const change = { collection: 'blogs', id: article.id, locale: 'en', draft: true } as const
      await payload.update({ ...change, data: english })
      await payload.create({ collection: 'faqs', data: { question: 'Où\u00a0?' } })
      await payload.create({
        collection: 'faqs',
        data: { question: 'Quand\u00a0?', deletedAt: '2026-11-21T08:00:00.000Z' },
      })

      const counts = await translationCounts(payload)
      const of = (slug: string) => counts.find(({ type }) => type.slug === slug)
      expect(of('blogs')).toMatchObject({
        total: 1,
        toDo: new Map([
          ['en', 0],
          ['ar', 1],
        ]),
      })
      expect(of('faqs')).toMatchObject({
        total: 1,
        toDo: new Map([
          ['en', 1],
          ['ar', 1],
        ]),
      })
      expect(of('jobs')).toMatchObject({ total: 0 })
    })
  })
}
