import type { CollectionSlug } from 'payload'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { startTestMailServer, type TestMailServer } from '../inbox/testMailServer.ts'

const password = 'Un-mot-de-passe-7'
const next = 'Trois-mangues-bleues-4'
const awa = 'awa@sira.example'
const administrator = 'admin@sira.example'

describe('a forgotten password', () => {
  let office: OpenPayload
  let server: TestMailServer
  const ask = (email: string, from = '192.0.2.1') =>
    office.call('POST', 'users/forgot-password', null, { email }, { 'x-sira-visitor': from })
  const choose = (token: string, chosen: string) =>
    office.call('POST', 'users/reset-password', null, { token, password: chosen })
  const sendLetters = () => office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })

  beforeAll(async () => {
    server = await startTestMailServer()
    office = await openPayload({
      settings: { SMTP_URL: `smtp://127.0.0.1:${server.port}` },
    })
    const accounts = [
      { email: awa, nom: 'Awa', password, role: 'agent' },
      { email: administrator, nom: 'Salif', password, role: 'administrator' },
    ] as const
    for (const data of accounts) await office.payload.create({ collection: 'users', data })
  })
  afterAll(async () => {
    await office.close()
    await server.stop()
    delete process.env.SMTP_URL
  })

  let token = ''

  it('is asked for in the same words, whether or not there is such an account', async () => {
    const [known, unknown] = [await ask(awa), await ask('personne@sira.example')]
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(await known.text()).toBe(await unknown.text())
    await sendLetters()

    expect(server.recipients).toEqual([awa])
    const letter = await PostalMime.parse(server.received[0] ?? '')
    expect(letter.subject).toBe('Votre nouveau mot de passe du back office')
    token = /\/admin\/reset\/([\w-]{43})/.exec(letter.text ?? '')?.[1] ?? ''
    expect(token).not.toBe('')
    expect(letter.text).not.toContain('**')
  })

  it('is given by a link that no colleague can read anywhere', async () => {
    const { docs: emails } = await office.payload.find({ collection: 'emails' })
    const { docs: people } = await office.payload.find({
      collection: 'users',
      showHiddenFields: true,
    })
    expect(JSON.stringify([emails, people])).not.toContain(token)
  })

  it('is not a weak one', async () => {
    const refused = await choose(token, '1234567890')
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('se devine trop vite')
  })

  it('ends every session, signs nobody in, and its link is worth nothing any more', async () => {
    const before = await office.signIn(awa, password)
    const changed = await choose(token, next)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('set-cookie')).not.toContain('payload-token')

    expect((await (await office.call('GET', 'users/me', before)).json()).user).toBeNull()
    expect(await office.signIn(awa, password)).toBe('')
    expect(await office.signIn(awa, next)).not.toBe('')
    const again = await choose(token, 'Encore-un-autre-mot-5')
    expect(again.status).toBe(403)
    expect(await again.text()).toContain('a déjà servi ou a expiré')
  })

  it('has a link for an hour', async () => {
    await ask(awa)
    await sendLetters()
    const letters = await Promise.all(server.received.slice(1).map((one) => PostalMime.parse(one)))
    // The other one says that the password changed.
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      'Le mot de passe de votre compte a changé (back office)',
      'Votre nouveau mot de passe du back office',
    ])
    const [late = ''] = letters.flatMap(
      ({ text }) => /\/admin\/reset\/([\w-]{43})/.exec(text ?? '')?.[1] ?? [],
    )
    const where = { email: { equals: awa } }
    const { docs } = await office.payload.find({
      collection: 'users',
      where,
      showHiddenFields: true,
    })
    const until = new Date(docs[0]?.resetPasswordExpiration ?? 0).getTime() - Date.now()
    expect(until).toBeGreaterThan(59 * 60_000)
    expect(until).toBeLessThanOrEqual(60 * 60_000)
    const past = new Date(Date.now() - 1000).toISOString()
    const data = { resetPasswordExpiration: past }
    await office.payload.db.updateOne({ collection: 'users', id: docs[0]?.id ?? 0, data })

    expect((await choose(late, next)).status).toBe(403)
  })

  it.each([
    ['owner', 'password', { password: next, again: next, currentPassword: password }],
    ['administrator', 'password', { password: next, currentPassword: password }],
    ['administrator', 'address', { email: 'ailleurs@sira.example', currentPassword: password }],
  ])('has a link worth nothing once the %s changes the %s', async (by, what, change) => {
    const email = `${what}-${by}@sira.example`
    const data = { email, nom: 'Bola', password, role: 'agent' } as const
    const { id } = await office.payload.create({ collection: 'users', data })
    server.received.length = 0
    await ask(email, '192.0.2.3')
    await sendLetters()
    const { text = '' } = await PostalMime.parse(server.received[0] ?? '')
    const [, earlier = ''] = /\/admin\/reset\/([\w-]{43})/.exec(text) ?? []
    expect(earlier).not.toBe('')
    const isOwner = by === 'owner'
    const token = await office.signIn(isOwner ? email : administrator, password)
    const [method, path] = isOwner ? ['POST', `users/${id}/password`] : ['PATCH', `users/${id}`]
    const changed = await office.call(method, path, token, change)
    expect(changed.status, await changed.text()).toBe(200)

    expect((await choose(earlier, 'Encore-un-autre-mot-5')).status).toBe(403)
  })

  it('leaves no address in what waits to be sent, whoever refuses it', async () => {
    server.behave('refusesForNow')
    expect((await ask('ailleurs@sira.example', '192.0.2.4')).status).toBe(200)
    expect((await ask('personne@sira.example', '192.0.2.4')).status).toBe(200)
    await sendLetters()
    server.behave('takes')
    const jobs = await office.payload.find({ collection: 'payload-jobs' as CollectionSlug })

    expect(jobs.docs).not.toEqual([])
    expect(JSON.stringify(jobs.docs)).not.toContain('@sira.example')
  })

  it('fills nobody’s letter box', async () => {
    const statuses = []
    for (let times = 0; times < 4; times += 1) {
      statuses.push((await ask('autre@sira.example', `192.0.2.${times + 10}`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
