import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from './openPayload.ts'

describe('labels of pictures', () => {
  let office: OpenPayload

  beforeAll(async () => {
    office = await openPayload()
  })
  afterAll(() => office.close())

  async function send(name: string): Promise<number> {
    const drawn = sharp({ create: { width: 30, height: 20, channels: 3, background: '#b3401f' } })
    const data = await drawn.png().toBuffer()
    const file = { data, name, mimetype: 'image/png', size: data.byteLength }
    return (await office.payload.create({ collection: 'media', data: {}, file })).id
  }

  it('are given by editors and read by agents; without one a picture stays', async () => {
    const tokens = new Map<string, string>()
    for (const role of ['editor', 'agent', 'cashier'] as const) {
      const account = { email: `${role}@sira.example`, password: 'Un-mot-de-passe-7' }
      await office.payload.create({ collection: 'users', data: { ...account, role } })
      tokens.set(role, await office.signIn(account.email, account.password))
    }
    const ask = async (role: string, method: string, path: string, body?: object) => {
      const answer = await office.call(method, path, tokens.get(role), body)
      return { status: answer.status, body: await answer.json() }
    }
    const label = { name: 'Foire de Ouaga' }
    const made = await ask('editor', 'POST', 'picture-labels', label)
    const labelId = made.body.doc.id
    expect((await ask('agent', 'POST', 'picture-labels', { name: 'Autre' })).status).toBe(403)
    expect((await ask('cashier', 'GET', 'picture-labels')).status).toBe(403)

    const id = await send('stand.png')
    await send('sans.png')
    await ask('editor', 'PATCH', `media/${id}`, { labels: [labelId] })
    const labelled = await ask('agent', 'GET', `media?where[labels][in][0]=${labelId}&depth=0`)
    expect(labelled.body.docs.map((doc: { id: number }) => doc.id)).toEqual([id])

    expect((await ask('agent', 'DELETE', `picture-labels/${labelId}`)).status).toBe(403)
    expect((await ask('editor', 'DELETE', `picture-labels/${labelId}`)).status).toBe(200)
    const still = await ask('agent', 'GET', `media/${id}?depth=0`)
    expect([still.status, still.body.labels]).toEqual([200, []])
  })
})
