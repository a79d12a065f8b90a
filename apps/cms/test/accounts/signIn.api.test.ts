import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstAdministrator } from '../../src/people/firstAdministrator.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

const password = 'Un-mot-de-passe-7'
const issa = 'issa@sira.example'
const visitor = (address: string) => ({ 'x-sira-visitor': address })

describe('signing in to the back office', () => {
  let office: OpenPayload
  beforeAll(async () => {
    office = await openPayload()
  })
  afterAll(() => office.close())

  const tries = (email: string, given: string, from: string, cookie = '') =>
    office.call(
      'POST',
      'users/login',
      null,
      { email, password: given },
      { ...visitor(from), cookie },
    )

  it('begins with an administrator whose password nobody guesses', async () => {
    for (const adminPassword of ['12345678', 'aaaaaaaaaaaa']) {
      const first = firstAdministrator(office.payload, { adminEmail: issa, adminPassword })
      await expect(first).rejects.toThrow(/^Le réglage ADMIN_PASSWORD ne convient pas/)
    }
    await firstAdministrator(office.payload, { adminEmail: issa, adminPassword: password })
    expect(await office.signIn(issa, password)).not.toBe('')
  })

  it('answers a wrong password and an unknown person in the same words and the same time', async () => {
    const durations = new Map<string, number[]>([
      [issa, []],
      ['personne@sira.example', []],
    ])
    const bodies = new Set<string>()
    for (let round = 0; round < 5; round += 1) {
      for (const [email, taken] of durations) {
        const start = performance.now()
        const answer = await tries(email, 'pas-le-bon-mot', `192.0.2.${round}`)
        taken.push(performance.now() - start)
        bodies.add(`${answer.status} ${await answer.text()}`)
      }
    }

    expect(bodies.size).toBe(1)
    const [wrong = 0, unknown = 0] = [...durations.values()].map((all) => Math.min(...all))
    expect(unknown / wrong).toBeGreaterThan(0.6)
    expect(unknown / wrong).toBeLessThan(1.6)
  })

  it('is slowed for who guesses, with or without an account, and for nobody else', async () => {
    for (const email of [issa, 'personne-2@sira.example']) {
      for (let guess = 0; guess < 5; guess += 1)
        await tries(email, 'pas-le-bon-mot', '198.51.100.1')
      const slowed = await tries(email, password, '198.51.100.1')
      expect(slowed.status).toBe(429)
      expect(slowed.headers.get('retry-after')).toBe('30')
      expect((await slowed.json()).errors[0].message).toContain('Attendez 30 secondes')
    }

    expect((await tries(issa, password, '198.51.100.2')).status).toBe(200)
  })

  it('goes on, on a device that was signed in before, while many strangers guess', async () => {
    const signedIn = await tries(issa, password, '198.51.100.3')
    const device = signedIn.headers.getSetCookie().find((one) => one.startsWith('sira-appareil='))
    const cookie = device?.split(';', 1)[0] ?? ''
    expect(device).toMatch(/HttpOnly; SameSite=Lax/)
    for (let ten = 0; ten < 50; ten += 10) {
      const strangers = Array.from({ length: 10 }, (_, one) => `203.0.113.${ten + one}`)
      await Promise.all(strangers.map((from) => tries(issa, 'pas-le-bon-mot', from)))
    }

    expect((await tries(issa, password, '198.51.100.4')).status).toBe(429)
    expect((await tries(issa, password, '198.51.100.4', cookie)).status).toBe(200)
  })

  it.each(['first-register', 'unlock', 'verify/abc'])('has no other way in: %s', async (path) => {
    const body = { email: issa, password }
    expect((await office.call('POST', `users/${path}`, null, body)).status).toBe(403)
  })

  it('nor one from inside that would not ask for the code', async () => {
    const data = { email: issa, password }
    await expect(office.payload.login({ collection: 'users', data })).rejects.toThrow(/écran/)
  })
})
