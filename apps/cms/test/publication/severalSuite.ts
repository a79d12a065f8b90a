import type { CollectionAfterChangeHook } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'

const email = 'editor@sira.example'
const password = 'Un-mot-de-passe-7'

/** Bulk actions on the selected records of a list (decision 35), on either database. */
export function severalSuite(database: SuiteDatabase): void {
  describeOn(database, 'several records at once', () => {
    let office: OpenPayload
    let token = ''
    /** A hook that runs once a record is written, before its other hooks are done. */
    let afterWriting: CollectionAfterChangeHook = () => undefined

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      await office.payload.create({
        collection: 'users',
        data: { email, password, role: 'editor' },
      })
      token = await office.signIn(email, password)
      office.payload.collections.faqs.config.hooks.afterChange.push((given) => afterWriting(given))
    })
    afterAll(() => database.close(office))

    const questions = async () => {
      afterWriting = () => undefined
      const ids: number[] = []
      for (const question of ['Où ?', 'Quand ?', 'Combien ?']) {
        const data = { question, reponse: 'Réponse' }
        ids.push((await office.payload.create({ collection: 'faqs', data })).id)
      }
      return ids
    }
    const chosen = (ids: number[]) => ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&')
    const texts = async (ids: number[]) => {
      const where = { id: { in: ids } }
      const { docs } = await office.payload.find({ collection: 'faqs', where, sort: 'id' })
      return docs.map(({ question }) => question)
    }

    it.each([
      [
        'a hook',
        async () => {
          throw new Error('nothing leads here any more')
        },
      ],
      [
        'the database',
        ({ req }: Parameters<CollectionAfterChangeHook>[0]) =>
          req.payload.db.create({ collection: 'users', data: { email, role: 'agent' }, req }),
      ],
    ])('undo whole the one that %s refuses, and keep the others', async (_what, refuse) => {
      const ids = await questions()
      afterWriting = (given) => (given.doc.id === ids[1] ? refuse(given) : undefined)
      const answer = await office.call('PATCH', `faqs?${chosen(ids)}`, token, { question: 'Qui ?' })

      expect(answer.status).toBe(400)
      const { docs, errors } = await answer.json()
      expect(docs).toEqual([{ id: ids[0] }, { id: ids[2] }])
      expect(errors).toMatchObject([{ id: ids[1] }])
      expect(await texts(ids)).toEqual(['Qui ?', 'Quand ?', 'Qui ?'])
    })

    it('go to the trash, come back from it, and are deleted for good', async () => {
      const ids = await questions()
      const [kept, ...thrown] = ids
      const away = { deletedAt: '2026-11-01T00:00:00.000Z' }
      const done = async (method: string, more = '', body?: object) => {
        const answer = await office.call(method, `faqs?${chosen(thrown)}${more}`, token, body)
        expect(answer.status, await answer.clone().text()).toBe(200)
        expect((await answer.json()).docs).toHaveLength(2)
      }
      await done('PATCH', '', away)
      expect(await texts(ids)).toEqual(['Où ?'])
      await done('PATCH', '&trash=true', { deletedAt: null })
      expect(await texts(ids)).toEqual(['Où ?', 'Quand ?', 'Combien ?'])
      await done('PATCH', '', away)
      await done('DELETE', '&trash=true')

      const where = { id: { in: ids } }
      const { docs } = await office.payload.find({ collection: 'faqs', where, trash: true })
      expect(docs.map(({ id }) => id)).toEqual([kept])
    })

    it.each(['PATCH', 'DELETE'])('%s is refused without a choice', async (method) => {
      const ids = await questions()
      const body = method === 'PATCH' ? { question: 'Toutes ?' } : undefined
      const answer = await office.call(method, 'faqs?where=', token, body)

      expect(answer.status).toBe(400)
      expect(await texts(ids)).toEqual(['Où ?', 'Quand ?', 'Combien ?'])
    })
  })
}
