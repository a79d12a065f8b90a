import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstAdministrator } from '../../src/people/firstAdministrator.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

const account = { adminEmail: 'admin@sira.example', adminPassword: 'Un-mot-de-passe-7' }
const addresses = { PUBLIC_URL: 'https://sira.example', SITE_URL: 'http://127.0.0.1:9' }

describe('a back office that reaches its site under an inner address', () => {
  let office: OpenPayload

  beforeAll(async () => {
    Object.assign(process.env, addresses)
    office = await openPayload()
    await firstAdministrator(office.payload, account)
  })
  afterAll(async () => {
    for (const name of Object.keys(addresses)) delete process.env[name]
    await office.close()
  })

  it('gives its cookie for encrypted connections only, as the public address is', async () => {
    const body = { email: account.adminEmail, password: account.adminPassword }
    const signedIn = await office.call('POST', 'users/login', null, body)

    expect(signedIn.headers.get('set-cookie')).toMatch(/payload-token=.*Secure/)
  })

  it('writes the address that people can open into its letters', async () => {
    const data = {
      email: 'awa@exemple.bf',
      subscription: 'pending',
      askedAt: '2026-11-22',
    } as const
    await office.payload.create({ collection: 'newsletters', data })
    const { docs } = await office.payload.find({ collection: 'emails' })

    expect(docs[0]?.text).toContain('https://sira.example/newsletter/')
    expect(docs[0]?.text).not.toContain('127.0.0.1')
  })
})
