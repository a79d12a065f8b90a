import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordsByName } from '../../src/database/records/recordsByName.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

describe('the last day of an offer', () => {
  let office: OpenPayload
  let token = ''

  beforeAll(async () => {
    office = await openPayload()
    const account = { email: 'editor@sira.example', password: 'Un-mot-de-passe-7' }
    await office.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    token = await office.signIn(account.email, account.password)
  })
  afterAll(() => office.close())

  const offer = { titre: 'Comptable', description: 'Texte', _status: 'published' }
  const ask = async (method: string, path: string, body: object) => {
    const response = await office.call(method, path, token, body)
    return { status: response.status, text: await response.text() }
  }

  it('is not before the first one', async () => {
    // As old offers are: one that is published today and over before it began is refused as expired.
    const { id } = await recordsByName(office.payload).create({
      collection: 'jobs',
      data: { ...offer, date_publication: '2020-05-10', date_expiration: '2020-06-10' },
    })
    const until = (date_expiration: string) =>
      ask('PATCH', `jobs/${id}`, { date_expiration, _status: 'published' })

    const refused = await until('2020-05-09')
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('avant sa date de publication')
    expect((await until('2020-05-10')).status).toBe(200)
  })

  it('comes with a first one that is not to come, but in a draft', async () => {
    const refused = await ask('POST', 'jobs', { ...offer, date_publication: '2090-05-10' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Programmer…')
    const draft = { ...offer, _status: 'draft', date_publication: '2090-05-10' }
    expect((await ask('POST', 'jobs?draft=true', draft)).status).toBe(201)
  })

  it('is a day of the calendar', async () => {
    for (const date_expiration of ['2030-13-32', '2030-02-31']) {
      const refused = await ask('POST', 'jobs', { ...offer, date_expiration })
      expect(refused.status, date_expiration).toBe(400)
    }
  })

  it('is not past when the offer is published, and may be while it is corrected', async () => {
    const dates = { date_publication: '2020-01-01', date_expiration: '2020-02-01' }
    const refused = await ask('POST', 'jobs', { ...offer, ...dates })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('a expiré le 1 février 2020')

    const { id } = await recordsByName(office.payload).create({
      collection: 'jobs',
      data: { ...offer, ...dates },
    })
    expect((await ask('PATCH', `jobs/${id}`, { pays: 'Mali', _status: 'published' })).status).toBe(
      200,
    )
  })
})
