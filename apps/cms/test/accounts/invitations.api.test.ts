import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { startTestMailServer, type TestMailServer } from '../inbox/testMailServer.ts'

const email = 'nouveau@sira.example'
const chosen = 'Trois-mangues-bleues-4'
const person = { email, nom: 'Adama', role: 'agent' }

describe('an invitation', () => {
  let office: OpenPayload
  let server: TestMailServer
  let as: StaffCall

  beforeAll(async () => {
    server = await startTestMailServer()
    office = await openPayload({ settings: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } })
    as = await hireStaff(office)
  })
  afterAll(async () => {
    await office.close()
    await server.stop()
    delete process.env.SMTP_URL
  })

  const choose = (token: string, password = chosen) =>
    office.call('POST', 'users/reset-password', null, { token, password })
  const account = async (address = email) => {
    const where = { email: { equals: address } }
    const { docs } = await office.payload.find({
      collection: 'users',
      where,
      showHiddenFields: true,
    })
    return docs[0]
  }
  /** Of the letter that left last. */
  const letter = async () => {
    await office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
    const { subject = '', text = '' } = await PostalMime.parse(server.received.at(-1) ?? '')
    return { subject, text, token: /\/admin\/reset\/([\w-]{43})/.exec(text)?.[1] ?? '' }
  }

  it('is written by administrators alone', async () => {
    for (const role of ['agent', 'cashier', 'editor', null] as const) {
      expect((await as(role, 'POST', 'users/invite', person)).status, String(role)).toBe(403)
    }
    for (const odd of [
      { role: 'king' },
      { moreRoles: ['administrator'] },
      { moreRoles: 'agent' },
    ]) {
      const answer = await as('administrator', 'POST', 'users/invite', { ...person, ...odd })
      expect(answer.status, JSON.stringify(odd)).toBe(400)
    }
    expect(await account()).toBeUndefined()
  })

  let first = ''

  it('is a letter with a link, which nobody else can read', async () => {
    expect((await as('administrator', 'POST', 'users/invite', person)).status).toBe(200)
    const { subject, text, token } = await letter()
    expect(server.recipients.at(-1)).toBe(email)
    expect(subject).toBe('Issa vous invite dans le back office')
    expect(text).toContain('Bonjour Adama')
    expect(text).toContain(`${token}?invitation`)
    expect(token).not.toBe('')
    first = token
    expect(JSON.stringify(await account())).not.toContain(token)
    const again = await as('administrator', 'POST', 'users/invite', person)
    expect(again.status).toBe(409)
  })

  it('gives the other roles that were ticked', async () => {
    const several = { ...person, email: 'plusieurs@sira.example', moreRoles: ['agent', 'cashier'] }
    expect((await as('administrator', 'POST', 'users/invite', several)).status).toBe(200)
    expect(await account(several.email)).toMatchObject({ role: 'agent', moreRoles: ['cashier'] })
  })

  it('is sent again, and the link before it is worth nothing', async () => {
    const id = (await account())?.id
    expect((await as('agent', 'POST', `users/${id}/invitation/send`, {})).status).toBe(403)
    expect((await as('administrator', 'POST', `users/${id}/invitation/send`, {})).status).toBe(200)
    const { token } = await letter()
    expect(token).not.toBe(first)
    const [old, invented] = [await choose(first), await choose('x'.repeat(43))]
    expect([old.status, invented.status]).toEqual([403, 403])
    expect(await old.text()).toBe(await invented.text())

    expect((await choose(token, '1234567890')).status).toBe(400)
    expect((await choose(token)).status).toBe(200)
    expect(await office.signIn(email, chosen)).not.toBe('')
    expect((await choose(token)).status).toBe(403)
    const sent = await as('administrator', 'POST', `users/${id}/invitation/send`, {})
    expect(sent.status).toBe(409)
    expect((await as('administrator', 'POST', `users/${id}/invitation/withdraw`, {})).status).toBe(
      409,
    )
  })

  it('is not sent again to who has come in before it leaves', async () => {
    const quick = { ...person, email: 'vite@sira.example' }
    await as('administrator', 'POST', 'users/invite', quick)
    const { token } = await letter()
    const sent = server.received.length
    const { id } = (await account(quick.email)) ?? {}
    expect((await as('administrator', 'POST', `users/${id}/invitation/send`, {})).status).toBe(200)
    expect((await choose(token)).status).toBe(200)
    await letter()
    expect(server.received).toHaveLength(sent)
  })

  it('lasts some days', async () => {
    const late = { ...person, email: 'tard@sira.example' }
    await as('administrator', 'POST', 'users/invite', late)
    const { token } = await letter()
    const { id = 0, resetPasswordExpiration, invitedUntil } = (await account(late.email)) ?? {}
    expect(resetPasswordExpiration).toBe(invitedUntil)
    expect(new Date(String(invitedUntil)).getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    // Whoever types the address into « forgotten password » neither ends the link nor prolongs it.
    const forget = async () => {
      const letters = server.received.length
      const asked = { email: late.email }
      expect((await office.call('POST', 'users/forgot-password', null, asked)).status).toBe(200)
      await office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
      expect(server.received).toHaveLength(letters)
    }
    await forget()
    expect((await choose(token, '1234567890')).status).toBe(400)
    const past = new Date(Date.now() - 1000).toISOString()
    const data = { resetPasswordExpiration: past, invitedUntil: past }
    await office.payload.db.updateOne({ collection: 'users', id, data })
    expect((await choose(token)).status).toBe(403)
    await forget()
  })

  it('is taken back with its account', async () => {
    const { id } = (await account('tard@sira.example')) ?? {}
    expect((await as('administrator', 'POST', `users/${id}/invitation/withdraw`, {})).status).toBe(
      200,
    )
    expect(await account('tard@sira.example')).toBeUndefined()
  })

  it('makes no second administrator before it is taken up', async () => {
    const other = { email: 'chef@sira.example', nom: 'Chef', role: 'administrator' }
    await as('administrator', 'POST', 'users/invite', other)
    const { token } = await letter()
    const stepsDown = () => as('administrator', 'PATCH', 'users/1', { role: 'editor' })
    expect((await stepsDown()).status).toBe(409)
    await choose(token)
    expect((await stepsDown()).status).toBe(200)
  })
})
