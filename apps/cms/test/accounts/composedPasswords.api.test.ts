import { pbkdf2Sync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstAdministrator } from '../../src/people/firstAdministrator.ts'
import { tokenHash } from '../../src/people/passwords/passwordToken.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', `${name}.txt`), 'utf8').trim()
const composed = fixture('mot-de-passe-nfc')
const decomposed = fixture('mot-de-passe-nfd')
/** Letters that Unicode folds: a wide one of a Japanese keyboard, a ligature of a document. */
const folded = '\uff25\u0301l\u00e9phant-bleu-2026'
const awa = 'awa@sira.example'

describe('a password with accents', () => {
  let office: OpenPayload
  let session = ''
  beforeAll(async () => {
    office = await openPayload()
    await firstAdministrator(office.payload, { adminEmail: awa, adminPassword: decomposed })
  })
  afterAll(() => office.close())

  let visitors = 0
  const tries = (password: string, email = awa) => {
    visitors += 1
    const from = { 'x-sira-visitor': `192.0.2.${visitors}` }
    return office.call('POST', 'users/login', null, { email, password }, from)
  }
  const account = async () => {
    const { docs } = await office.payload.find({ collection: 'users', limit: 1 })
    return { id: docs[0]?.id ?? 0 }
  }
  const opens = async () => {
    for (const typed of [composed, decomposed, folded]) {
      expect((await tries(typed)).status, JSON.stringify(typed)).toBe(200)
    }
  }

  it('is one, however the keyboard of who set it or types it composes its letters', async () => {
    await opens()
    expect((await tries('Elephant-bleu-2026')).status).toBe(401)
  })

  it('opens an account by which way ever it was set: changed, given by a letter, made by a colleague', async () => {
    session = await office.signIn(awa, composed)
    const { id } = await account()
    const change = { password: decomposed, again: composed, currentPassword: decomposed }
    const answer = await office.call('POST', `users/${id}/password`, session, change)
    expect(answer.status, await answer.clone().text()).toBe(200)
    await opens()

    const letter = {
      resetPasswordToken: tokenHash('abc'),
      resetPasswordExpiration: new Date(Date.now() + 60_000).toISOString(),
    }
    await office.payload.db.updateOne({ collection: 'users', id, data: letter })
    const reset = { token: 'abc', password: decomposed }
    expect((await office.call('POST', 'users/reset-password', null, reset)).status).toBe(200)
    await opens()

    const data = { email: 'issa@sira.example', password: decomposed, role: 'editor' } as const
    await office.payload.create({ collection: 'users', data })
    expect((await tries(composed, data.email)).status).toBe(200)
  })

  it.each([
    ['decomposed', decomposed],
    ['composed', composed],
    ['folded by nobody', folded],
  ])(
    'that was kept %s before opens the account, and is kept as all are from then on',
    async (_how, typed) => {
      const salt = 'a'.repeat(64)
      const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(typed, salt, 600_000, 32, 'sha256').toString('hex')}`
      const { id } = await account()
      await office.payload.db.updateOne({ collection: 'users', id, data: { salt, hash } })
      expect((await tries(typed)).status).toBe(200)
      await opens()
    },
  )

  it('is counted as one try, and takes an unknown person as long', async () => {
    const from = { 'x-sira-visitor': '198.51.100.7' }
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      const body = { email: awa, password: 'Éléphant-vert-2026' }
      statuses.push((await office.call('POST', 'users/login', null, body, from)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const durations = new Map<string, number[]>([
      [awa, []],
      ['personne@sira.example', []],
    ])
    for (let round = 0; round < 5; round += 1) {
      for (const [email, taken] of durations) {
        const start = performance.now()
        await tries('Éléphant-vert-2026', email)
        taken.push(performance.now() - start)
      }
    }
    const [wrong = 0, unknown = 0] = [...durations.values()].map((all) => Math.min(...all))
    expect(unknown / wrong).toBeGreaterThan(0.6)
    expect(unknown / wrong).toBeLessThan(1.6)
  })

  it('keeps its sessions where its hash is renewed', async () => {
    const cookie = await office.signIn(awa, composed)
    const salt = 'b'.repeat(64)
    const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(decomposed, salt, 600_000, 32, 'sha256').toString('hex')}`
    const { id } = await account()
    await office.payload.db.updateOne({ collection: 'users', id, data: { salt, hash } })
    expect((await tries(composed)).status).toBe(200)
    const me = await (await office.call('GET', 'users/me', cookie)).json()
    expect(me.user?.email).toBe(awa)
  })
})
