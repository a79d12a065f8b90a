import { sql } from '@payloadcms/db-sqlite/drizzle'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  releaseAbandonedJobs,
  releaseForgottenJobs,
  releaseInterruptedJobs,
} from '../../src/database/releaseInterruptedJobs.ts'
import { databaseOf } from '../../src/database/sql/database.ts'
import { jobsAtWork } from '../../src/database/watchedTask.ts'
import { markWrittenLetters } from '../../src/mail/markWrittenLetters.ts'
import type { Email } from '../../src/payload-types.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { startTestMailServer, type TestMailServer } from './testMailServer.ts'

const nasty = {
  nom: 'Awa\r\nBcc: victime@exemple.bf',
  email: 'awa@exemple.bf',
  phone: '+22670123456',
  service: 'Autres\r\nBcc: victime@exemple.bf',
  message: `<script>alert(1)</script> \u202eà l’envers\u202c 🙂 ${'é'.repeat(9_900)}\r\nBcc: victime@exemple.bf`,
}

describe('letters over a real mail server', () => {
  let office: OpenPayload
  let server: TestMailServer
  const runJobs = () => office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
  const letters = async (): Promise<Email[]> =>
    (await office.payload.find({ collection: 'emails', pagination: false, sort: 'id' })).docs
  const states = async () => (await letters()).map(({ state }) => state)
  /** Waits out the growing pauses between two attempts. */
  const runUntil = async (done: () => Promise<boolean>) => {
    const attempt = async () => {
      await runJobs()
      return done()
    }
    await expect.poll(attempt, { timeout: 20_000, interval: 50 }).toBe(true)
  }

  beforeAll(async () => {
    server = await startTestMailServer()
    Object.assign(process.env, {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_RETRY_SECONDS: '0.15',
    })
    office = await openPayload()
  })
  beforeEach(async () => {
    server.behave('takes')
    server.received.length = 0
    server.recipients.length = 0
    for (const collection of ['emails', 'devis'] as const) {
      await office.payload.delete({ collection, where: { id: { exists: true } } })
    }
  })
  afterAll(async () => {
    await office.close()
    await server.stop()
    for (const name of ['SMTP_URL', 'MAIL_RETRY_SECONDS']) delete process.env[name]
  })

  const request = (data: Partial<typeof nasty> = {}) =>
    office.payload.create({
      collection: 'devis',
      data: { nom: 'Awa', email: 'awa@exemple.bf', service: 'Autres', message: 'Bonjour', ...data },
    })

  it('are never sent in the request, but by the job after it', async () => {
    await request()
    expect(await states()).toEqual(['waiting', 'waiting'])
    expect(server.received).toEqual([])

    await runJobs()
    expect(await states()).toEqual(['sent', 'sent'])
    expect(server.recipients.sort()).toEqual(['awa@exemple.bf', 'contact@sira.example'])
    await runJobs()
    expect(server.received).toHaveLength(2)
  })

  it('carry what a visitor typed as he typed it, and nothing of it outside its place', async () => {
    await request(nasty)
    const [kept] = (await office.payload.find({ collection: 'devis' })).docs
    // A name and a service are one line.
    const oneLine = (text: string) => text.replace(/\s+/g, ' ')
    const { nom, service } = nasty
    expect(kept).toMatchObject({ ...nasty, nom: oneLine(nom), service: oneLine(service) })

    await runJobs()
    expect(server.recipients.sort()).toEqual(['awa@exemple.bf', 'contact@sira.example'])
    const [notice, thanks] = await Promise.all(
      [...server.received]
        .sort((one) => (/^To: contact@/m.test(one) ? -1 : 1))
        .map((raw) => PostalMime.parse(raw)),
    )
    expect(notice?.bcc).toBeUndefined()
    expect(notice?.subject).not.toMatch(/[\r\n\u202e]/)
    expect(notice?.replyTo?.[0]?.address).toBe('awa@exemple.bf')
    const quoted = nasty.message.split('\r\n').map((line) => `> ${line}`)
    expect(notice?.text?.replaceAll('\r\n', '\n')).toContain(quoted.join('\n'))
    expect(notice?.html).not.toContain('<script>')
    expect(notice?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; \u202eà l’envers')
    // Anyone can type anyone's address: his words are not carried to a stranger.
    expect(`${thanks?.text}${thanks?.html}${thanks?.subject}`).not.toMatch(/alert|victime|envers/)
  })

  it('wait longer and longer for a server that refuses for now, and go when it takes', async () => {
    server.behave('refusesForNow')
    await request()
    const waitsAfter = async (times: number) => {
      await runUntil(async () =>
        (await letters()).every(({ attempts }) => (attempts ?? 0) >= times),
      )
      const jobs = (await office.payload.find({ collection: 'payload-jobs', sort: 'id' })).docs
      return jobs.map(
        ({ waitUntil, log }) =>
          Date.parse(waitUntil ?? '') - Date.parse(log?.at(-1)?.completedAt ?? ''),
      )
    }
    const first = await waitsAfter(1)
    const later = await waitsAfter(4)
    expect(later).toHaveLength(2)
    for (const [letter, wait] of later.entries()) expect(wait).toBeGreaterThan(first[letter] ?? 0)
    expect((await letters())[0]).toMatchObject({
      state: 'waiting',
      lastError: expect.stringContaining('451'),
    })
    const { docs } = await office.payload.find({ collection: 'payload-jobs' })
    for (const { log } of docs) {
      // Payload logs why a job failed: whom it was for stays in the record, which can be erased.
      expect(JSON.stringify(log)).toContain('451')
      expect(JSON.stringify(log)).not.toContain('@exemple.bf')
    }

    server.behave('takes')
    await runUntil(async () => (await states()).every((state) => state === 'sent'))
    expect(server.received).toHaveLength(2)
  })

  it('fail for good where nobody has such an address, and can be sent again by hand', async () => {
    server.behave('refusesForGood')
    await request()
    await runJobs()
    expect(await states()).toEqual(['failed', 'failed'])
    server.behave('takes')
    await runJobs()
    expect(server.received).toEqual([])

    const password = 'Un-mot-de-passe-7'
    const agent = { email: 'agent@sira.example', password, role: 'agent' } as const
    await office.payload.create({ collection: 'users', data: agent })
    const token = await office.signIn(agent.email, password)
    const [letter] = await letters()
    const resend = (cookie: string | null) =>
      office.call('POST', `emails/${letter?.id}/resend`, cookie, {})
    expect((await resend(null)).status).toBe(403)
    expect((await resend(token)).status).toBe(200)
    await runJobs()
    expect(await states()).toEqual(['sent', 'failed'])
    expect((await resend(token)).status).toBe(409)
  })

  it('outlive a server that is gone, and keep their name when they are sent again', async () => {
    const { port } = server
    await server.stop()
    await request()
    await runJobs()
    expect((await letters())[0]?.lastError).toMatch(/ECONNREFUSED/)

    server = await startTestMailServer(port)
    await runUntil(async () => (await states()).every((state) => state === 'sent'))
    const [letter] = await letters()
    expect(server.received.join('\n')).toContain(`Message-ID: <${letter?.messageId}@sira.example>`)
  })

  it('are taken up again when the program was killed while it sent them', async () => {
    await request()
    await office.payload.update({
      collection: 'payload-jobs',
      where: { processing: { equals: false } },
      data: { processing: true },
    })
    await runJobs()
    expect(await states()).toEqual(['waiting', 'waiting'])

    await releaseInterruptedJobs(office.payload)
    await runJobs()
    expect(await states()).toEqual(['sent', 'sent'])
  })

  it('are taken up again when the end of their job could not be noted', async () => {
    await request()
    const [collection, where] = ['payload-jobs', { processing: { equals: false } }] as const
    await office.payload.update({ collection, where, data: { processing: true } })
    await releaseForgottenJobs(office.payload)
    await runJobs()
    expect(await states()).toEqual(['waiting', 'waiting'])

    await releaseForgottenJobs(office.payload, -1000)
    await runJobs()
    expect(await states()).toEqual(['sent', 'sent'])
  })

  it('are taken up again soon where the program that took them is still there, unless it sends them just now', async () => {
    const longAgo = new Date(Date.now() - 3_600_000)
    const everything = { collection: 'payload-jobs', where: {} } as const
    await request()
    const { port } = server
    // No connection is left that it has answered.
    await server.stop()
    server = await startTestMailServer(port)
    server.behave('hangs')
    const sending = runJobs()
    await expect.poll(() => jobsAtWork().length).toBe(2)
    await releaseAbandonedJobs(office.payload, longAgo, -1000)
    // As when it works for all again, having lost its connection meanwhile.
    await releaseInterruptedJobs(office.payload)
    const taken = (await office.payload.find(everything)).docs.map(({ processing }) => processing)
    expect(taken).toEqual([true, true])
    await server.stop()
    await sending
    expect(jobsAtWork()).toEqual([])

    server = await startTestMailServer(port)
    // Their end could not be noted.
    await office.payload.update({ ...everything, data: { processing: true, waitUntil: null } })
    await releaseAbandonedJobs(office.payload, new Date(), -1000)
    await runJobs()
    expect(await states()).toEqual(['waiting', 'waiting'])
    await releaseAbandonedJobs(office.payload, longAgo, -1000)
    await runJobs()
    expect(await states()).toEqual(['sent', 'sent'])
  })

  it('that wait without a job leave after the night while they are young, or wait for a person', async () => {
    const night = async () => {
      await office.payload.jobs.queue({ task: 'eraseExpired', input: {}, queue: 'night' })
      await office.payload.jobs.run({ queue: 'night', silent: true })
    }
    await request()
    await night()
    const jobs = { collection: 'payload-jobs', where: { queue: { equals: 'mail' } } } as const
    expect((await office.payload.count(jobs)).totalDocs).toBe(2)

    const [young, old] = await letters()
    const createdAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
    await office.payload.update({ collection: 'emails', id: old?.id ?? 0, data: { createdAt } })
    await office.payload.delete(jobs)
    await night()
    await runJobs()
    expect(await states()).toEqual(['sent', 'failed'])
    expect((await letters())[1]?.lastError).toContain('a été perdue')
    expect(server.recipients).toEqual([young?.to])
  })

  it('do not leave again and again while nothing can be noted of them', async () => {
    await request()
    const { rows } = databaseOf(office.payload)
    await rows(
      sql.raw(`create trigger refuse before update on emails begin select raise(fail, 'no'); end`),
    )
    await runJobs()
    expect(server.received).toEqual([])

    await rows(sql.raw('drop trigger refuse'))
    await runUntil(async () => (await states()).every((state) => state === 'sent'))
    expect(server.received).toHaveLength(2)
  })

  it('that an earlier version wrote to files say so after a start, all but one that cannot be changed', async () => {
    const { rows } = databaseOf(office.payload)
    for (let number = 0; number < 60; number += 1) {
      const one = { to: 'awa@exemple.bf', subject: 'Objet', kind: 'notice', state: 'sent' } as const
      const data = { ...one, messageId: `ancienne-${number}`, file: `${number}.eml` }
      await office.payload.db.create({ collection: 'emails', data })
    }
    await rows(
      sql.raw(`create trigger refuse before update on emails
        when old.message_id = 'ancienne-3' begin select raise(fail, 'no'); end`),
    )
    await markWrittenLetters(office.payload).finally(() => rows(sql.raw('drop trigger refuse')))
    const stuck = (await letters()).filter(({ state }) => state !== 'written')
    expect(stuck.map(({ messageId }) => messageId)).toEqual(['ancienne-3'])
  })
})
