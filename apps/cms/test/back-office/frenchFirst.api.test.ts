import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordsByName } from '../../src/database/records/recordsByName.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

describe('content is French first', () => {
  let office: OpenPayload
  let token = ''

  beforeAll(async () => {
    office = await openPayload()
    const account = { email: 'editor@sira.example', password: 'Un-mot-de-passe-7' }
    await office.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    token = await office.signIn(account.email, account.password)
  })
  afterAll(() => office.close())

  const ask = async (method: string, path: string, body: object) => {
    const response = await office.call(method, path, token, body)
    return { status: response.status, text: await response.text() }
  }
  const draft = (titre?: string) =>
    recordsByName(office.payload).create({ collection: 'blogs', draft: true, data: { titre } })

  it('so nothing is published that has no French text', async () => {
    const text = { titre: 'A fair in Kaya', contenu: 'Text', _status: 'published' }
    const created = await ask('POST', 'blogs?locale=en', text)
    expect(created.status).toBe(400)
    expect(created.text).toContain('d’abord en français')

    const { id } = await draft()
    expect((await ask('PATCH', `blogs/${id}?locale=en`, text)).status).toBe(400)
    expect((await ask('POST', 'faqs?locale=ar', { question: 'سؤال' })).status).toBe(400)
  })

  it('and a translation of what exists in French is published as before', async () => {
    const { id } = await office.payload.create({
      collection: 'blogs',
      data: { titre: 'Une foire', contenu: 'Texte', _status: 'published' },
    })
    const text = { titre: 'A fair', contenu: 'Text', _status: 'published' }

    expect((await ask('PATCH', `blogs/${id}?locale=en`, text)).status).toBe(200)
  })

  it('and the French text of a draft counts when both are published together', async () => {
    const { id } = await draft('Une foire')
    const french = { contenu: 'Texte' }
    expect((await ask('PATCH', `blogs/${id}?draft=true`, french)).status).toBe(200)
    const text = { titre: 'A fair', contenu: 'Text', _status: 'published' }

    expect((await ask('PATCH', `blogs/${id}?locale=en`, text)).status).toBe(200)
  })
})
