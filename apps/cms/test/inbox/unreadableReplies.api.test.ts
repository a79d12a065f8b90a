import { sql } from '@payloadcms/db-sqlite/drizzle'
import { expect, it } from 'vitest'
import { databaseOf } from '../../src/database/sql/database.ts'
import type { ReplyBox } from '../../src/environment/replyBoxSettings.ts'
import { boxAway } from '../../src/messages/replies/reading/boxState.ts'
import { lookOnce } from '../../src/messages/replies/reading/keepReading.ts'
import { mostTries } from '../../src/messages/replies/reading/readBox.ts'
import { replyLetter } from './support/replyLetter.ts'
import { describeReplies } from './support/replySuite.ts'

await describeReplies('a reply that cannot be read (issue 17)', (office, mailbox) => {
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
    await mailbox.remove(number)
  })

  it('that is made to hold the program up is told of, unread', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    // Parts within parts, deeper than anybody reads; and more of them than anybody sends.
    const deep = Array.from(
      { length: 80 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
    ).join('')
    const many = `Content-Type: multipart/mixed; boundary=x\n\n${'--x\n\na\n'.repeat(400_000)}`
    const numbers = []
    for (const [at, body] of [deep, many].entries()) {
      const head = `From: awa@exemple.bf\nTo: ${to}\nSubject: Re\nMessage-ID: <${at}@exemple.bf>\n`
      numbers.push(await mailbox.deliver(head + body))
    }
    let held = 0
    let last = performance.now()
    const watch = setInterval(() => {
      held = Math.max(held, performance.now() - last)
      last = performance.now()
    }, 10)
    // A machine that was only busy would read it the next time.
    await office.look()
    expect((await office.read(id)).lines).toEqual([])
    await office.look()
    clearInterval(watch)
    expect(held).toBeLessThan(4000)
    const { repliedAt, lines } = await office.read(id)
    expect(repliedAt).not.toBeNull()
    const told = expect.stringContaining('n’a pas pu être reprise')
    expect(lines.map(({ what }) => what)).toEqual([told, told])
    expect((await office.replies()).filter(({ state }) => state === 'failed')).not.toEqual([])
    expect(await mailbox.unread()).toEqual(numbers)
    for (const number of numbers) await mailbox.remove(number)
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
    await mailbox.remove(number)
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
    expect((await office.read(id)).lines[0]?.reply).toBe('Toujours là ?')
  })
})
