import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  largestValue,
  longestKey,
  mostBytes,
  mostKeys,
} from '../../src/people/preferences/preferenceBounds.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { describeOn, onPostgres, onSqlite } from '../support/suiteDatabase.ts'

const preferences = 'payload-preferences'
const collection = preferences as 'users'

for (const database of [onSqlite, await onPostgres()]) {
  describeOn(database, 'what a person keeps of how the screens look', () => {
    let office: OpenPayload
    let staff: StaffCall

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      staff = await hireStaff(office)
    })
    afterAll(() => database.close(office))

    const keep = (key: string, value: unknown) =>
      staff('cashier', 'POST', `${preferences}/${key}`, { value })
    const problem = async (answer: Promise<Response>) => {
      const { status, ...rest } = await answer.then(async (one) => ({
        status: one.status,
        ...(await one.json()),
      }))
      expect(status).toBe(400)
      return rest.errors[0].message
    }
    const kept = async () => (await office.payload.count({ collection })).totalDocs

    it('is kept, read, and taken back', async () => {
      expect((await keep('collection-commandes', { limit: 50 })).status).toBe(200)
      const read = await staff('cashier', 'GET', `${preferences}/collection-commandes`)
      expect((await read.json()).value).toEqual({ limit: 50 })
      const taken = await staff('cashier', 'DELETE', `${preferences}/collection-commandes`)
      expect(taken.status).toBe(200)
      expect(await kept()).toBe(0)
    })

    it('is refused in a sentence where one is too large, or has no usable name', async () => {
      const sentence = await problem(keep('large', 'é'.repeat(largestValue / 2)))
      expect(sentence).toContain('dépasse 100 ko')
      expect(await problem(keep('k'.repeat(longestKey + 1), 1))).toContain('caractères')
      expect(await problem(keep('%00', 1))).toContain('caractères')
      expect(await kept()).toBe(0)
    })

    it('has no other door', async () => {
      await keep('mine', { limit: 10 })
      const { docs } = await office.payload.find({ collection })
      const value = 'x'.repeat(4_000_000)
      for (const [method, path] of [
        ['POST', preferences],
        ['PATCH', `${preferences}/${docs[0]?.id}`],
        ['POST', `${preferences}/${docs[0]?.id}/duplicate`],
      ] as const) {
        expect((await staff('cashier', method, path, { key: 'mine', value })).status).toBe(403)
      }
      const inside = office.payload.create({
        collection,
        data: { key: 'mine', value } as never,
        req: { user: { id: 1, collection: 'users' } } as never,
      })
      await expect(inside).rejects.toThrow('dépasse 100 ko')
    })

    it('is bounded for each person: what all of it takes, and how many there are', async () => {
      const value = 'x'.repeat(largestValue - 100)
      const most = Math.floor(mostBytes / largestValue)
      for (let number = 0; number < most; number += 1) {
        expect((await keep(`large-${number}`, value)).status).toBe(200)
      }
      expect(await problem(keep('one-too-many', value))).toContain('Réinitialiser les préférences')
      // Existing preferences may be changed, and others have their own.
      expect((await keep('large-0', value)).status).toBe(200)
      const other = await staff('agent', 'POST', `${preferences}/other`, { value })
      expect(other.status).toBe(200)

      const reset = await staff('cashier', 'DELETE', `${preferences}?where[key][exists]=true`)
      expect(reset.status).toBe(200)
      expect(await kept()).toBe(1)
      const { docs } = await office.payload.find({
        collection: 'users',
        where: { role: { equals: 'cashier' } },
      })
      for (let number = 0; number < mostKeys; number += 1) {
        const user = { relationTo: 'users', value: docs[0]?.id }
        const data = { key: `key-${number}`, value: 1, user }
        await office.payload.db.create({ collection, data, req: {} })
      }
      expect(await problem(keep('one-too-many', 1))).toContain('Réinitialiser les préférences')
      expect((await keep('key-0', 2)).status).toBe(200)
    }, 120_000)
  })
}
