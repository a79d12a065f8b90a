import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestsByDay, subscriptionsByDay } from '../../src/admin/dashboard/weeks/dayCounts.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

/** What the chart of the first screen counts, on either database. */
export function dayCountsSuite(database: SuiteDatabase): void {
  describeOn(database, 'what came by day (issue 17)', () => {
    let office: OpenPayload
    const since = '2026-11-02'

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
    })
    afterAll(() => database.close(office))

    it('is nothing where nothing came', async () => {
      expect([...(await requestsByDay(office.payload, since))]).toEqual([])
      expect([...(await subscriptionsByDay(office.payload, since))]).toEqual([])
    })

    it('is requests and messages together, to the last moment of a day', async () => {
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

    it('is subscriptions that were confirmed, also of who has left', async () => {
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
  })
}
