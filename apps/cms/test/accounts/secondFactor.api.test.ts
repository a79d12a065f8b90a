import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotp, stepOf } from '../../src/people/secondFactor/totp.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

const password = 'Un-mot-de-passe-7'
const issa = 'issa@sira.example'
const fatou = 'fatou@sira.example'

/** The key as it is typed into a program, back to bytes. */
function keyOf(typed: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...typed.replaceAll(' ', '')].map((one) =>
    alphabet.indexOf(one).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

describe('the second factor of an account', () => {
  let office: OpenPayload
  const tokens = { issa: '', fatou: '' }
  const login = (body: object) => office.call('POST', 'users/login', null, body)
  const first = async (email = issa) => {
    const answer = await login({ email, password })
    return { status: answer.status, ...(await answer.json()).errors?.[0] }
  }
  const tokenOf = (answer: Response) =>
    /payload-token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const nameOf = async (answer: Response) => (await answer.json()).errors?.[0]?.name
  const codeOf = (key: Uint8Array) => hotp(key, stepOf(new Date()))
  /** As if the last code had been used half a minute ago. */
  const later = () =>
    office.payload.update({ collection: 'second-factors', where: {}, data: { lastStep: 0 } })
  const isSignedIn = async (token: string) =>
    (await (await office.call('GET', 'users/me', token)).json()).user !== null

  beforeAll(async () => {
    office = await openPayload()
    for (const [email, role] of [
      [issa, 'administrator'],
      [fatou, 'administrator'],
    ] as const) {
      await office.payload.create({ collection: 'users', data: { email, password, role } })
    }
    tokens.issa = await office.signIn(issa, password)
    tokens.fatou = await office.signIn(fatou, password)
  })
  afterAll(() => office.close())

  let key: Uint8Array = new Uint8Array()
  let recoveryCodes: string[] = []

  it('is set up with one’s password and a first code, and ends one’s other sessions', async () => {
    const post = (path: string, body: object) =>
      office.call('POST', `users/second-factor/${path}`, tokens.issa, body)
    expect((await post('start', {})).status).toBe(403)
    const setup = await (await post('start', { password })).json()
    key = keyOf(setup.typed)
    expect(setup.picture.path).toMatch(/^M\d+ \d+h1v1h-1z/)
    const elsewhere = await office.signIn(issa, password)
    expect(await nameOf(await post('confirm', { ticket: setup.ticket, code: '000000' }))).toBe(
      'WrongCode',
    )
    const code = codeOf(key)
    const confirmed = await post('confirm', { ticket: setup.ticket, code })
    recoveryCodes = (await confirmed.json()).recoveryCodes

    expect(recoveryCodes).toHaveLength(10)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(tokens.issa)).toBe(true)
  })

  it('keeps its key where neither the database nor the interface shows it', async () => {
    const { docs } = await office.payload.find({ collection: 'second-factors' })
    expect(JSON.stringify(docs)).not.toContain(Buffer.from(key).toString('base64url'))
    expect(JSON.stringify(docs)).not.toContain(recoveryCodes[0])
    expect((await office.call('GET', 'second-factors', tokens.issa)).status).toBe(403)
    expect(await (await office.call('GET', 'users/1', tokens.issa)).text()).not.toMatch(
      /recovery|lastStep|"hash"/,
    )
  })

  it('stands between the password and a session', async () => {
    await later()
    const step = await first()
    expect(step).toMatchObject({ status: 401, name: 'SecondFactorNeeded' })
    expect(await nameOf(await login({ ticket: step.ticket, code: '000000' }))).toBe('WrongCode')
    expect(await nameOf(await login({ ticket: 'x', code: codeOf(key) }))).toBe('TicketExpired')
    const opened = await login({ ticket: step.ticket, code: codeOf(key) })

    expect(opened.status).toBe(200)
    expect(await isSignedIn(tokenOf(opened))).toBe(true)
  })

  it('takes a code once, however many give it at once', async () => {
    await later()
    const { ticket } = await first()
    const code = codeOf(key)
    const answers = await Promise.all([1, 2, 3].map(() => login({ ticket, code })))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it('takes a recovery code once in its place', async () => {
    const { ticket } = await first()
    const code = recoveryCodes[3]?.toUpperCase().replace('-', ' ')
    expect((await login({ ticket, code })).status).toBe(200)
    expect(await nameOf(await login({ ticket, code }))).toBe('WrongCode')
  })

  it('slows whoever has the password and guesses the code', async () => {
    const { ticket } = await first()
    const answers = []
    for (let guess = 0; guess < 11; guess += 1) {
      answers.push((await login({ ticket, code: '000000' })).status)
    }
    expect(answers.at(-1)).toBe(429)
  })

  it('is asked of administrators by a setting, of who asks it first', async () => {
    const set = (token: string) =>
      office.call('POST', 'globals/security', token, { secondFactorRequired: true })
    const refused = await set(tokens.fatou)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Activez d’abord la double authentification')
    expect((await set(tokens.issa)).status).toBe(200)

    expect(await isSignedIn(tokens.fatou)).toBe(false)
    expect(await isSignedIn(tokens.issa)).toBe(true)
  })

  it('is then set up at the next sign-in, before any session', async () => {
    const step = await first(fatou)
    expect(step).toMatchObject({ status: 403, name: 'SecondFactorSetup' })
    const code = codeOf(keyOf(step.typed))
    const opened = await login({ ticket: step.ticket, code })
    expect(opened.status).toBe(200)
    tokens.fatou = tokenOf(opened)
    expect(await isSignedIn(tokens.fatou)).toBe(true)
    const again = await login({ ticket: step.ticket, code: codeOf(keyOf(step.typed)) })
    expect(await nameOf(again)).toBe('TicketExpired')
  })

  it('cannot be taken off while it is asked for, nor by who becomes an administrator', async () => {
    const remove = { password }
    const kept = await office.call('POST', 'users/second-factor/remove', tokens.fatou, remove)
    expect(kept.status).toBe(409)
    const around = await office.call('POST', 'users/2/second-factor/reset', tokens.fatou, remove)
    expect(around.status).toBe(409)
    const editor = { email: 'paul@sira.example', password, role: 'editor' } as const
    const { id } = await office.payload.create({ collection: 'users', data: editor })
    const token = await office.signIn(editor.email, password)
    await office.call('PATCH', `users/${id}`, tokens.issa, { role: 'administrator' })

    expect(await isSignedIn(token)).toBe(false)
  })

  it('is reset by an administrator for a colleague, who is signed out', async () => {
    const reset = (by: string, body: object) =>
      office.call('POST', 'users/2/second-factor/reset', by, body)
    expect((await reset('', { password })).status).toBe(401)
    expect((await reset(tokens.issa, {})).status).toBe(403)
    expect((await reset(tokens.issa, { password })).status).toBe(200)

    expect(await isSignedIn(tokens.fatou)).toBe(false)
    expect(await first(fatou)).toMatchObject({ name: 'SecondFactorSetup' })
  })

  it('is told to its owner by letter, when it comes and when it goes', async () => {
    const lettersTo = async (to: string) => {
      const where = { to: { equals: to } }
      const { docs } = await office.payload.find({ collection: 'emails', where, sort: 'id' })
      return docs.map(({ subject }) => /(activée|retirée)/.exec(subject)?.[0])
    }
    expect(await lettersTo(issa)).toEqual(['activée'])
    expect(await lettersTo(fatou)).toEqual(['activée', 'retirée'])
  })
})
