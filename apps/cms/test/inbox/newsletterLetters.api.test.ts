import PostalMime, { type Email as ParsedEmail } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Newsletter } from '../../src/payload-types.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'
import { startTestMailServer, type TestMailServer } from './testMailServer.ts'

const french = { subject: 'Nos formations', body: '# Juin\n\nVoyez [la liste](/formations).' }
const readers: readonly Pick<Newsletter, 'email' | 'locale' | 'subscription'>[] = [
  { email: 'fr@exemple.bf', locale: 'fr', subscription: 'confirmed' },
  { email: 'en@exemple.bf', locale: 'en', subscription: 'confirmed' },
  { email: 'ar@exemple.bf', locale: 'ar', subscription: 'confirmed' },
  { email: 'attend@exemple.bf', locale: 'fr', subscription: 'pending' },
  { email: 'partie@exemple.bf', locale: 'fr', subscription: 'unsubscribed' },
]

describe('a newsletter', () => {
  let office: OpenPayload
  let server: TestMailServer
  let api: FormApi
  let call: StaffCall
  let letter = 0
  const act = (action: string, role: 'agent' | 'editor' | null = 'agent') =>
    call(role, 'POST', `letters/${letter}/${action}`, {})
  const runMail = async () => {
    // The letter's own job queues those of its e-mails.
    for (let round = 0; round < 2; round += 1) {
      await office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
    }
  }
  const writeAnother = async () => {
    letter = (await (await call('agent', 'POST', 'letters', french)).json()).doc.id
  }
  const mailTo = async (email: string): Promise<ParsedEmail> => {
    const received = await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))
    const [found, ...more] = received.filter(({ to }) => to?.[0]?.address === email)
    expect(more).toEqual([])
    if (!found) throw new Error(`Nothing came to ${email}.`)
    return found
  }
  const header = ({ headers }: ParsedEmail, name: string) =>
    headers.find(({ key }) => key === name)?.value

  beforeAll(async () => {
    server = await startTestMailServer()
    process.env.SMTP_URL = `smtp://127.0.0.1:${server.port}`
    office = await openPayload()
    api = await openFormApi(office.payload)
    call = await hireStaff(office)
    for (const data of readers) await office.payload.create({ collection: 'newsletters', data })
    const made = await call('agent', 'POST', 'letters', { ...french, state: 'sent', recipients: 9 })
    letter = (await made.json()).doc.id
    const english = { subject: 'Our trainings', body: 'See [the list](/formations).' }
    await call('agent', 'PATCH', `letters/${letter}?locale=en`, english)
  })
  afterAll(async () => {
    await api.close()
    await office.close()
    await server.stop()
    delete process.env.SMTP_URL
  })

  it('is tried on whoever wrote it in each of its languages, and stays a draft', async () => {
    expect((await act('try')).status).toBe(200)
    await runMail()
    expect(server.recipients).toEqual(['agent@sira.example', 'agent@sira.example'])
    const mails = await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))
    const [french, english] = mails.toSorted((one) => (one.subject?.startsWith('[Essai]') ? -1 : 1))
    expect(french?.subject).toBe('[Essai] Nos formations')
    expect(french?.text).toContain('Ceci est un essai')
    expect(english?.subject).toBe('[Test] Our trainings')
    const kept = await office.payload.findByID({ collection: 'letters', id: letter })
    expect(kept.state).toBe('draft')

    // Its way out is to be seen, and leads nobody out.
    for (const mail of mails) {
      expect(header(mail, 'list-unsubscribe')).toBeUndefined()
      const [, token = ''] = /\/newsletter\/desabonner\?jeton=(\w+)/.exec(mail.text ?? '') ?? []
      expect(token).not.toBe('')
      expect((await api.send('newsletters/unsubscribe', { token })).statusCode).toBe(404)
    }
    server.received.length = 0
    server.recipients.length = 0
  })

  it('says before it is sent how many get it in which language', async () => {
    const told = await call('agent', 'GET', `letters/${letter}/readers`)
    expect(await told.json()).toEqual({
      total: 3,
      languages: [
        { language: 'fr', readers: 1, gets: 'fr' },
        { language: 'en', readers: 1, gets: 'en' },
        { language: 'ar', readers: 1, gets: 'fr' },
      ],
    })
    for (const role of ['editor', null] as const) {
      expect((await call(role, 'GET', `letters/${letter}/readers`)).status).toBe(403)
    }
  })

  it('does not leave to others than was said, nor without its French words', async () => {
    const send = (data: object, id = letter) => call('agent', 'POST', `letters/${id}/send`, data)
    expect((await send({ readers: 2 })).status).toBe(409)
    const english = { subject: 'Our trainings', body: 'See.' }
    const made = await call('agent', 'POST', 'letters?locale=en', english)
    const refused = await send({ readers: 3 }, (await made.json()).doc.id)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('en français')
    await runMail()
    expect(server.recipients).toEqual([])
  })

  it('is written by editors too, who try it on themselves and leave the sending to others', async () => {
    const path = `letters/${letter}`
    expect((await call('editor', 'GET', path)).status).toBe(200)
    expect((await call('editor', 'PATCH', path, { subject: 'Nos formations' })).status).toBe(200)
    expect((await act('try', 'editor')).status).toBe(200)
    const refused = await act('send', 'editor')
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('Un agent ou un administrateur envoie les lettres')
    await runMail()
    expect(new Set(server.recipients.splice(0))).toEqual(new Set(['editor@sira.example']))
    server.received.length = 0
  })

  it('is not tried or sent by strangers', async () => {
    for (const action of ['try', 'send']) expect((await act(action, null)).status).toBe(403)
    await runMail()
    expect(server.recipients).toEqual([])
  })

  it('reaches each subscriber who confirmed once, however often sending is pressed', async () => {
    const pressed = await Promise.all([act('send'), act('send')])
    expect(pressed.map(({ status }) => status)).toContain(200)
    await runMail()
    expect(server.recipients.toSorted()).toEqual([
      'ar@exemple.bf',
      'en@exemple.bf',
      'fr@exemple.bf',
    ])
    const kept = await office.payload.findByID({ collection: 'letters', id: letter })
    expect(kept).toMatchObject({ state: 'sent', recipients: 3 })
    expect((await act('send')).status).toBe(409)
  })

  it('is in the language of its reader, and in French where that is missing', async () => {
    const [en, fr, ar] = await Promise.all(
      ['en', 'fr', 'ar'].map((code) => mailTo(`${code}@exemple.bf`)),
    )
    expect([en?.subject, fr?.subject, ar?.subject]).toEqual([
      'Our trainings',
      'Nos formations',
      'Nos formations',
    ])
    expect(en?.html).toContain('<html lang="en" dir="ltr">')
    expect(ar?.html).toContain('<html lang="fr" dir="ltr">')
    expect(fr?.text).toContain('Juin\n====\n\nVoyez la liste (')
    // The way out is in the language of the reader, even where the letter is not.
    expect(ar?.text).toContain('/ar/newsletter/desabonner?jeton=')
    expect(fr?.html).toContain('/formations">la liste</a>')
  })

  it('can be left with one click (RFC 8058), each reader by his own link', async () => {
    const mail = await mailTo('en@exemple.bf')
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const link = /^<(https?:\/\/.+\/newsletter\/desabonner\?jeton=([\w.-]+))>$/
    const [, address = '', token = ''] = link.exec(header(mail, 'list-unsubscribe') ?? '') ?? []
    expect(mail.text).toContain(address)
    expect((await api.send('newsletters/confirm', { token })).statusCode).toBe(404)
    for (let times = 0; times < 2; times += 1) {
      expect((await api.send('newsletters/unsubscribe', { token })).statusCode).toBe(200)
    }
    const { docs } = await office.payload.find({
      collection: 'newsletters',
      where: { subscription: { equals: 'unsubscribed' } },
    })
    expect(docs.map(({ email }) => email).toSorted()).toEqual([
      'en@exemple.bf',
      'partie@exemple.bf',
    ])
  })

  it('goes on where it was when its job is run a second time', async () => {
    await office.payload.jobs.queue({ task: 'sendLetter', queue: 'mail', input: { letter } })
    await runMail()
    expect(server.recipients).toHaveLength(3)
  })

  it('stays as it was read once it has gone', async () => {
    const path = `letters/${letter}`
    expect((await call('agent', 'PATCH', path, { subject: 'Autre' })).status).toBe(403)
    expect((await call('administrator', 'PATCH', path, { state: 'draft' })).status).toBe(403)
    expect((await call('administrator', 'DELETE', path)).status).toBe(403)
    const kept = await office.payload.findByID({ collection: 'letters', id: letter })
    expect(kept).toMatchObject({ subject: 'Nos formations', state: 'sent' })
  })

  it('does not reach who says goodbye while it waits, nor whom staff have thrown away', async () => {
    const thrown = { email: 'jetee@exemple.bf', locale: 'fr', subscription: 'confirmed' } as const
    await office.payload.create({ collection: 'newsletters', data: thrown })
    await writeAnother()
    expect((await act('send')).status).toBe(200)
    await office.payload.jobs.run({ queue: 'mail', limit: 1, silent: true })
    const change = (email: string, data: Partial<Newsletter>) =>
      office.payload.update({
        collection: 'newsletters',
        where: { email: { equals: email } },
        data,
      })
    await change('fr@exemple.bf', { subscription: 'unsubscribed' })
    await change('jetee@exemple.bf', { deletedAt: new Date().toISOString() })
    server.recipients.length = 0
    await runMail()

    expect(server.recipients).toEqual(['ar@exemple.bf'])
    const where = { to: { in: ['fr@exemple.bf', thrown.email] }, state: { equals: 'waiting' } }
    expect((await office.payload.count({ collection: 'emails', where })).totalDocs).toBe(0)
  })

  it('that was given up in the middle is sent to the others after the night, once', async () => {
    await writeAnother()
    await act('send')
    const jobs = { collection: 'payload-jobs', where: {} } as const
    await office.payload.update({ ...jobs, data: { hasError: true } })
    server.recipients.length = 0
    for (let nights = 0; nights < 2; nights += 1) {
      await office.payload.jobs.queue({ task: 'eraseExpired', input: {}, queue: 'night' })
      await office.payload.jobs.run({ queue: 'night', silent: true })
    }
    expect((await office.payload.count(jobs)).totalDocs).toBe(1)
    await runMail()

    expect(server.recipients).toEqual(['ar@exemple.bf'])
    const kept = await office.payload.findByID({ collection: 'letters', id: letter })
    expect(kept.state).toBe('sent')
  })
})
