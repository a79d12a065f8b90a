import { afterAll, beforeAll, expect, it } from 'vitest'
import { subscriptionToken } from '../../src/messages/newsletter/subscriptionToken.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const rounds = Array.from({ length: 8 }, (_, round) => round)

/** Payload writes the whole record: of two who change it at the same moment, one may undo the other. */
export function messagesAtOnceSuite(database: SuiteDatabase): void {
  describeOn(database, 'what two do to one record at the same moment is both kept', () => {
    let office: OpenPayload
    let api: FormApi
    let call: StaffCall

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      api = await openFormApi(office.payload)
      call = await hireStaff(office)
    })
    afterAll(async () => {
      await api.close()
      await database.close(office)
    })

    it('when a reader says goodbye while staff put him into a group', async () => {
      const group = await office.payload.create({
        collection: 'reader-groups',
        data: { name: 'Bobo' },
      })
      for (const round of rounds) {
        const data = { email: `r${round}@exemple.bf`, subscription: 'confirmed' } as const
        const reader = await office.payload.create({ collection: 'newsletters', data })
        const token = subscriptionToken(reader, 'unsubscribe', office.payload.secret)
        await Promise.all([
          call('agent', 'PATCH', `newsletters/${reader.id}`, { groups: [group.id] }),
          api.send('newsletters/unsubscribe', { token }),
        ])
        const asked = { collection: 'newsletters', id: reader.id, depth: 0 } as const
        const kept = await office.payload.findByID(asked)
        expect(kept).toMatchObject({ subscription: 'unsubscribed', groups: [group.id] })
      }
    })

    it('when a letter is planned while an editor saves it', async () => {
      const data = { email: 'abonnee@exemple.bf', subscription: 'confirmed' } as const
      await office.payload.create({ collection: 'newsletters', data })
      const at = new Date(Date.now() + 3_600_000).toISOString()
      for (const _round of rounds) {
        const words = { subject: 'Juin', body: 'Bonjour.' }
        const { doc } = await (await call('agent', 'POST', 'letters', words)).json()
        const [planned] = await Promise.all([
          call('agent', 'POST', `letters/${doc.id}/plan`, { at }),
          call('editor', 'PATCH', `letters/${doc.id}`, { subject: 'Juillet' }),
        ])
        const letter = await office.payload.findByID({ collection: 'letters', id: doc.id })
        expect([planned.status, letter.state]).toEqual([200, 'planned'])
      }
    })
  })
}
