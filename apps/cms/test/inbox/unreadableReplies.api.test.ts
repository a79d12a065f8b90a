import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseOf } from '../../src/database/sql/database.ts'
import type { ReplyBox } from '../../src/environment/replyBoxSettings.ts'
import { forgetRefusals } from '../../src/mail/refusals/readerRefusals.ts'
import { returnToken } from '../../src/mail/returning/returnToken.ts'
import { boxAway } from '../../src/messages/replies/mailbox/boxState.ts'
import { lookOnce } from '../../src/messages/replies/mailbox/keepReading.ts'
import { mostTries } from '../../src/messages/replies/mailbox/readBox.ts'
import { documentOf } from '../support/documentOf.ts'
import { replyLetter } from './support/replyLetter.ts'
import { describeReplies } from './support/replySuite.ts'
import { statusReport, wordsAlone } from './support/returnedReports.ts'

await describeReplies('a reply that cannot be read', (office, mailbox) => {
  afterEach(async () => {
    for (const number of await mailbox.unread()) await mailbox.remove(number)
  })

  /** Nobody else waits meanwhile. */
  async function lookBesideOthers(): Promise<void> {
    let held = 0
    // Processor time of this thread alone: a busy machine gives it late, and the mail is read by another.
    let last = process.threadCpuUsage()
    const watch = setInterval(() => {
      const { user, system } = process.threadCpuUsage(last)
      held = Math.max(held, (user + system) / 1000)
      last = process.threadCpuUsage()
    }, 10)
    await office.look()
    clearInterval(watch)
    expect(held).toBeLessThan(1000)
  }

  it('too large to be read is told of, and stays in the mailbox', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    const files = { 'film.mp4': Buffer.alloc(10 * 1024 * 1024) }
    const number = await mailbox.deliver(replyLetter({ to, text: 'Voici', files }))
    await office.look()
    const { repliedAt, lines } = await office.read(id)
    expect(repliedAt).not.toBeNull()
    expect(lines[0]?.what).toContain('lisez-la dans la boîte')
    expect(await mailbox.unread()).toEqual([number])
  })

  // Parts within parts, deeper than anybody reads; more of them than anybody sends; and lines of which
  // there are so many that V8 ends whatever reads them.
  const deep = Array.from(
    { length: 80 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
  ).join('')
  const many = `Content-Type: multipart/mixed; boundary=x\n\n${'--x\n\na\n'.repeat(400_000)}`
  const empty = `Content-Type: text/plain\n\n${'\n'.repeat(5_700_000)}`
  const soft = `Content-Type: text/plain; format=flowed\n\n${' \n'.repeat(3_800_000)}`

  it.each(Object.entries({ deep, many, empty, soft }))(
    'that is made to end or hold up the program is told of, unread: %s',
    async (name, body) => {
      const id = await office.receive()
      const { to } = await office.answered(id)
      const head = `From: awa@exemple.bf\nTo: ${to}\nSubject: Re\nMessage-ID: <${name}@exemple.bf>\n`
      const number = await mailbox.deliver(head + body)
      await lookBesideOthers()
      const told = expect.stringContaining('n’a pas pu être reprise\u00a0: lisez-la dans la boîte')
      const { repliedAt, lines } = await office.read(id)
      expect(repliedAt).not.toBeNull()
      expect(lines.map(({ what }) => what)).toEqual([told])
      expect((await office.replies()).filter(({ state }) => state === 'failed')).not.toEqual([])
      expect(await mailbox.unread()).toEqual([number])
      // What was too much once would be so again.
      await office.look()
      expect((await office.read(id)).lines).toHaveLength(1)
    },
  )

  it('keeps its words without what would have to be unpacked too often', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    const files = { 'bon.docx': documentOf(20_000) }
    await mailbox.deliver(replyLetter({ to, text: 'Voici le bon.', files }))
    await lookBesideOthers()
    const { lines } = await office.read(id)
    expect(lines).toMatchObject([
      { reponse: 'Voici le bon.', what: expect.stringContaining('est restée dans la boîte') },
    ])
  })

  it('that cannot be kept is tried again a few times, then told of', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    // A storage that refuses what came, and nothing else.
    const database = databaseOf(office.payload)
    await database.rows(
      sql`create trigger refuse before insert on emails when new.state = 'received' begin select raise(abort, 'full'); end`,
    )
    const number = await mailbox.deliver(replyLetter({ to, text: 'Oui' }))
    for (let round = 0; round < mostTries; round += 1) await office.look()
    expect((await office.read(id)).lines).toEqual([])
    expect(await mailbox.unread()).toEqual([number])
    await office.look()
    await office.look()
    await database.rows(sql`drop trigger refuse`)
    await office.look()
    const { repliedAt, lines } = await office.read(id)
    expect(repliedAt).not.toBeNull()
    expect(lines.map(({ what }) => what)).toEqual([
      expect.stringContaining('n’a pas pu être reprise'),
    ])
    expect(await mailbox.unread()).toEqual([number])
  })

  describe('of a mail server, to a letter that nobody could be given', () => {
    const sentTo = async (to: string, reader: number) => {
      const about = { relationTo: 'newsletters', value: reader } as const
      const gone = { state: 'sent', sentAt: new Date().toISOString(), attempts: 1 } as const
      const messageId = `letter-1-${reader}-${crypto.randomUUID()}`
      const letter = { kind: 'newsletter', to, subject: 'Octobre', messageId, about } as const
      const data = { ...letter, ...gone }
      const sent = await office.payload.create({ collection: 'emails', data, depth: 0 })
      // Its server takes it: see sendEmailTask.
      await forgetRefusals(sent, office.payload)
      const { id } = sent
      return { id, name: `<${messageId}.${returnToken(id, office.payload.secret)}@sira.example>` }
    }
    const reader = (email: string) =>
      office.payload.create({
        collection: 'newsletters',
        data: { email, subscription: 'confirmed' },
      })
    const state = async (id: number) =>
      (await office.payload.findByID({ collection: 'emails', id })).state

    it('counts as a refusal, wherever it names our letter, until no more are sent', async () => {
      const to = 'partie@exemple.bf'
      const { id } = await reader(to)
      const reports = [statusReport, wordsAlone, statusReport]
      for (const report of reports) {
        const letter = await sentTo(to, id)
        await mailbox.deliver(report(to, letter.name))
        await office.look()
        expect(await state(letter.id)).toBe('failed')
      }
      const { refusedAt } = await office.payload.findByID({ collection: 'newsletters', id })
      expect(refusedAt).toMatch(/^20/)
    })

    it('is nothing where it is forged, late, of another address or of a person', async () => {
      const to = 'presente@exemple.bf'
      const { id } = await reader(to)
      const letter = await sentTo(to, id)
      const forged = letter.name.replace(/.{24}@/, `${'0'.repeat(24)}@`)
      for (const report of [
        statusReport(to, forged),
        statusReport('autre@exemple.bf', letter.name),
        statusReport(to, letter.name).replace('failed', 'delayed'),
        wordsAlone(to, letter.name).replace('MAILER-DAEMON@', 'awa@'),
      ]) {
        await mailbox.deliver(report)
      }
      await office.look()
      expect(await state(letter.id)).toBe('sent')
      const { refusals } = await office.payload.findByID({ collection: 'newsletters', id })
      expect(refusals ?? 0).toBe(0)
    })

    it('is told in the history of the record that staff wrote from', async () => {
      const id = await office.receive()
      const { messageId } = await office.answered(id)
      const where = { kind: { equals: 'answer' }, 'about.value': { equals: id } }
      const { docs } = await office.payload.find({ collection: 'emails', where })
      const answer = docs[0]?.id ?? 0
      // Without a mail server it is written into a file.
      await office.payload.update({ collection: 'emails', id: answer, data: { state: 'sent' } })
      await mailbox.deliver(statusReport('awa@exemple.bf', messageId))
      await office.look()
      await office.look()
      const { history } = await office.payload.findByID({ collection: 'contacts', id })
      expect(JSON.stringify(history).match(/Lettre revenue/g)).toHaveLength(1)
      expect(await state(answer)).toBe('failed')
    })
  })

  it('waits while the mailbox cannot be read, and staff are told why', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    const { signal } = new AbortController()
    const tryAs = (given: Partial<ReplyBox>) =>
      lookOnce({ ...office.box, ...given }, office.payload, signal)
    expect(await tryAs({ password: 'faux' })).toBe('le serveur refuse le nom ou le mot de passe')
    const { since } = (await boxAway(office.payload)) ?? {}
    expect(since).toMatch(/^20/)
    // Sealed or not at all.
    expect(await tryAs({ sealing: 'starttls' })).not.toBeNull()
    await mailbox.deliver(replyLetter({ to, text: 'Toujours là ?' }))
    await mailbox.pause()
    expect(await tryAs({})).toBe('le serveur ne répond pas')
    expect(await boxAway(office.payload)).toEqual({ since, reason: 'le serveur ne répond pas' })
    await mailbox.resume()
    expect(await tryAs({})).toBeNull()
    expect(await boxAway(office.payload)).toBeUndefined()
    expect((await office.read(id)).lines[0]?.reponse).toBe('Toujours là ?')
  })
})
