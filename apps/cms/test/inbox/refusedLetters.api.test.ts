import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'
import { type Behaviour, startTestMailServer, type TestMailServer } from './testMailServer.ts'

const email = 'awa@exemple.bf'

describe('an address that refuses letters', () => {
  let office: OpenPayload
  let server: TestMailServer
  let api: FormApi
  let call: StaffCall
  let id = 0

  const reader = () => office.payload.findByID({ collection: 'newsletters', id })
  const writeLetter = async () => {
    const made = await call('agent', 'POST', 'letters', { subject: 'Juin', body: 'Bonjour.' })
    return (await made.json()).doc.id as number
  }
  const sendOne = async (behaviour: Behaviour) => {
    server.behave(behaviour)
    const sent = await call('agent', 'POST', `letters/${await writeLetter()}/send`, {})
    for (let round = 0; round < 2; round += 1) {
      await office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
    }
    return sent.status
  }

  beforeAll(async () => {
    server = await startTestMailServer()
    process.env.SMTP_URL = `smtp://127.0.0.1:${server.port}`
    office = await openPayload()
    api = await openFormApi(office.payload)
    call = await hireStaff(office)
    const data = { email, locale: 'fr', subscription: 'confirmed' } as const
    id = (await office.payload.create({ collection: 'newsletters', data })).id
  })
  afterAll(async () => {
    await api.close()
    await office.close()
    await server.stop()
    delete process.env.SMTP_URL
  })

  it('gets no more after three in a row, and neither a blocked sender nor a letter that came counts', async () => {
    const days: Behaviour[] = ['refusesForGood', 'refusesForGood', 'refusesUs', 'takes']
    for (const day of [...days, ...days.slice(0, 3)]) await sendOne(day)
    expect(await reader()).toMatchObject({ refusals: 2, refusedAt: null })
    await sendOne('refusesForGood')
    expect((await reader()).refusedAt).toMatch(/^20/)
    expect(JSON.stringify((await reader()).history)).toContain('adresse inconnue (3 sur 3)')

    // He is not among those a letter counts, either.
    expect(await sendOne('takes')).toBe(409)
  })

  it('is not sent again what it refused, and the letter stays where it is seen', async () => {
    const where = { and: [{ to: { equals: email } }, { state: { equals: 'failed' } }] }
    const failed = async () => (await office.payload.find({ collection: 'emails', where })).docs
    const [letter, ...others] = await failed()
    const answer = await call('agent', 'POST', `emails/${letter?.id}/resend`, {})
    expect(answer.status).toBe(409)
    expect((await answer.json()).errors[0].message).toMatch(/ne reçoit plus nos lettres/)
    expect(await failed()).toHaveLength(1 + others.length)
  })

  it('is allowed again by those who read subscriptions', async () => {
    const allow = (role: 'editor' | 'agent' | null) =>
      call(role, 'POST', `newsletters/${id}/allow`, {})
    for (const role of ['editor', null] as const) expect((await allow(role)).status).toBe(403)
    expect((await allow('agent')).status).toBe(200)
    expect((await allow('agent')).status).toBe(409)
    expect(await sendOne('takes')).toBe(200)
    expect(server.recipients.at(-1)).toBe(email)
  })

  it('is asked once more where its person comes back', async () => {
    for (let letters = 0; letters < 3; letters += 1) await sendOne('refusesForGood')
    expect((await reader()).refusedAt).toMatch(/^20/)
    await api.send('newsletters', { email })
    const where = { kind: { equals: 'confirmation' } }
    const [asked] = (await office.payload.find({ collection: 'emails', where })).docs
    const [, token = ''] = /jeton=([\w.-]+)/.exec(asked?.text ?? '') ?? []
    expect((await api.send('newsletters/confirm', { token })).statusCode).toBe(200)
    expect(await reader()).toMatchObject({ subscription: 'confirmed', refusedAt: null })
  })
})
