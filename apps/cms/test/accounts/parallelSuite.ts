import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'

const password = 'Un-mot-de-passe-7'

/** What two people, or one with two browsers, do at the same moment. */
export function parallelSuite(database: SuiteDatabase): void {
  describeOn(database, 'accounts that change at the same moment', () => {
    let office: OpenPayload
    const hire = (name: string, role: 'administrator' | 'editor' = 'administrator') =>
      office.payload.create({
        collection: 'users',
        data: { email: `${name}@sira.example`, password, role },
      })
    const administrators = async () => {
      const where = { role: { equals: 'administrator' } }
      return (await office.payload.find({ collection: 'users', where, sort: 'id' })).docs
    }
    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
    })
    afterAll(() => database.close(office))

    it('keep every session of several sign-ins at once', async () => {
      await hire('fatou', 'editor')
      const atOnce = Array.from({ length: 4 }, () => office.signIn('fatou@sira.example', password))
      const tokens = await Promise.all(atOnce)

      for (const token of tokens) {
        const me = await (await office.call('GET', 'users/me', token)).json()
        expect(me.user?.email).toBe('fatou@sira.example')
      }
    })

    it('keep a new name and a new session', async () => {
      const { id } = await hire('awa', 'editor')
      const token = await office.signIn('awa@sira.example', password)
      const [renamed, second] = await Promise.all([
        office.call('PATCH', `users/${id}`, token, { nom: 'Awa Traoré' }),
        office.signIn('awa@sira.example', password),
        office.call('POST', 'users/refresh-token', token),
      ])

      expect(renamed.status).toBe(200)
      const me = await (await office.call('GET', 'users/me', second)).json()
      expect(me.user?.nom).toBe('Awa Traoré')
    })

    it.each(['demote', 'delete'] as const)(
      'keep one administrator when two %s each other',
      async (act) => {
        for (const { id } of await administrators()) {
          await office.payload.db.updateOne({ collection: 'users', id, data: { role: 'editor' } })
        }
        const one = await hire(`un-${act}`)
        const other = await hire(`deux-${act}`)
        const tokens = [
          await office.signIn(one.email, password),
          await office.signIn(other.email, password),
        ]
        const on = (id: number, token = '') =>
          act === 'demote'
            ? office.call('PATCH', `users/${id}`, token, { role: 'editor' })
            : office.call('DELETE', `users/${id}`, token)
        const answers = await Promise.all([on(other.id, tokens[0]), on(one.id, tokens[1])])

        expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(
          1,
        )
        expect(await administrators()).toHaveLength(1)
      },
    )

    it('keep one when two leave the office together', async () => {
      const [last] = await administrators()
      const other = await hire('derniere')
      const leave = ({ email, id }: { email: string; id: number }) =>
        office.signIn(email, password).then((token) => office.call('DELETE', `users/${id}`, token))
      await Promise.all([leave(other), leave(last ?? other)])

      expect(await administrators()).toHaveLength(1)
    })
  })
}
