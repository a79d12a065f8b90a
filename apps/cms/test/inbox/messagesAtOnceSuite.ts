import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { lockRow } from '../../src/database/records/lockRow.ts'
import { databaseOf } from '../../src/database/sql/database.ts'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { subscriptionToken } from '../../src/messages/newsletter/subscriptionToken.ts'
import { keepReply, type Reply } from '../../src/messages/replies/received/keepReply.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const rounds = Array.from({ length: 8 }, (_, round) => round)

const letter: Omit<Reply, 'messageId'> = {
  from: 'awa@exemple.bf',
  subject: 'Re: Prix',
  text: 'Alors ?',
  own: 'Alors ?',
  isAutomatic: false,
  files: [],
  left: 0,
  arrivedAt: new Date(),
}

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

    it('when the replies of somebody are erased while staff note what another said', async () => {
      for (const round of rounds) {
        const [erased, other] = [`zoe${round}@exemple.bf`, `issa${round}@exemple.bf`]
        const given = { name: 'Awa', email: `awa${round}@exemple.bf`, message: 'Quel prix ?' }
        const { id } = await office.payload.create({ collection: 'contacts', data: given })
        for (const from of [erased, erased, other, erased]) await replied(id, from)
        const noted = { text: 'Elle a dit oui.', day: '2026-11-20' }
        const done = await Promise.all([
          call('administrator', 'POST', 'erasures/person/erase', { who: erased }),
          call('agent', 'POST', `contacts/${id}/reply`, noted),
        ])
        expect(done.map(({ status }) => status)).toEqual([200, 200])
        const kept = await office.payload.findByID({ collection: 'contacts', id, depth: 0 })
        expect(JSON.stringify(kept.history)).not.toContain(erased)
        expect(JSON.stringify(kept.history)).toContain(`Mot de ${other}`)
        expect(JSON.stringify(kept.history)).toContain(noted.text)
        expect(kept.repliedAt).not.toBeNull()

        await call('administrator', 'POST', 'erasures/person/erase', { who: other })
        const last = await office.payload.findByID({ collection: 'contacts', id, depth: 0 })
        expect(JSON.stringify(last.history)).not.toContain(other)
        expect(last.repliedAt).toBeNull()
      }
    })

    it('when a reply is erased while another change of its record is under way', async () => {
      const given = { name: 'Awa', email: 'awa@exemple.bf', message: 'Quel prix ?' }
      const { id } = await office.payload.create({ collection: 'contacts', data: given })
      await replied(id, 'zoe@exemple.bf')
      const req = await createLocalReq({}, office.payload)
      const who = 'zoe@exemple.bf'
      const erasing = await withinTransaction(req, async () => {
        await lockRow('contacts', id, req)
        const erased = call('administrator', 'POST', 'erasures/person/erase', { who })
        if (database.name === 'PostgreSQL') await vi.waitFor(someoneWaits)
        const context = { work: { act: 'other', why: 'Appelée' } } as const
        await office.payload.update({ collection: 'contacts', id, data: {}, context, req })
        return { erased }
      })
      expect((await erasing.erased).status).toBe(200)
      const { history } = await office.payload.findByID({ collection: 'contacts', id })
      expect(JSON.stringify(history)).toContain('Appelée')
      expect(JSON.stringify(history)).not.toContain(who)
    })

    it('when a reply that is known comes again while a colleague writes his answer', async () => {
      const { payload } = office
      const given = { name: 'Awa', email: 'awa@exemple.bf', message: 'Quel prix ?' }
      const { id } = await payload.create({ collection: 'contacts', data: given })
      const reply = { ...letter, messageId: `<${crypto.randomUUID()}@exemple.bf>` }
      await replied(id, given.email, reply.messageId)
      const { updatedAt: seen } = await payload.findByID({ collection: 'contacts', id })
      await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(Date.parse(seen)))

      expect(await keepReply(reply, { kind: 'contacts', id }, payload)).toBe('known')
      const words = { key: crypto.randomUUID(), subject: 'Prix', text: '5 000 F CFA.' }
      const answered = await call('agent', 'POST', `contacts/${id}/answer`, { ...words, seen })
      expect(await answered.json()).toMatchObject({ seen: expect.any(String) })
    })

    async function someoneWaits(): Promise<void> {
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`
      expect(await databaseOf(office.payload).rows(waiting)).not.toEqual([])
    }

    /** As what comes by e-mail is kept. */
    async function replied(
      id: number,
      from: string,
      messageId = `<${crypto.randomUUID()}@exemple.bf>`,
    ): Promise<void> {
      const letter = await office.payload.create({
        collection: 'emails',
        data: {
          kind: 'reply',
          state: 'received',
          to: 'reponses@sira.example',
          replyTo: from,
          subject: 'Re',
          text: 'Oui.',
          messageId,
          about: { relationTo: 'contacts', value: id },
        },
      })
      await office.payload.update({
        collection: 'contacts',
        id,
        data: { repliedAt: new Date().toISOString() },
        context: {
          work: { act: 'replied', lettre: Number(letter.id), reponse: `Mot de ${from}` },
        },
      })
    }
  })
}
