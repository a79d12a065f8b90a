import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

const password = 'Un-mot-de-passe-7'

describe('an account that an administrator gives another e-mail address', () => {
  let office: OpenPayload
  let administrator = ''
  const ids = { administrator: 0, editor: 0 }

  beforeAll(async () => {
    office = await openPayload()
    for (const role of ['administrator', 'editor'] as const) {
      const data = { email: `${role}@sira.example`, password, role }
      ids[role] = Number((await office.payload.create({ collection: 'users', data })).id)
    }
    administrator = await office.signIn('administrator@sira.example', password)
  })
  afterAll(() => office.close())

  const isSignedIn = async (token: string) => {
    const answer = await office.call('GET', 'users/me', token)
    return (await answer.json()).user !== null
  }
  const change = (id: number, data: object) =>
    office.call('PATCH', `users/${id}`, administrator, { ...data, currentPassword: password })

  it('is signed in nowhere any more: its session was opened by another address', async () => {
    const open = await office.signIn('editor@sira.example', password)
    expect(await isSignedIn(open)).toBe(true)
    expect((await change(ids.editor, { email: 'nouveau@sira.example' })).status).toBe(200)
    expect(await isSignedIn(open)).toBe(false)
    expect((await office.call('GET', 'blogs', open)).status).toBe(403)
    expect(await isSignedIn(await office.signIn('nouveau@sira.example', password))).toBe(true)
  })

  it('stays signed in where nothing of it has changed, or the change is refused', async () => {
    const open = await office.signIn('nouveau@sira.example', password)
    const same = { email: 'NOUVEAU@sira.example', nom: 'Paul' }
    expect((await change(ids.editor, same)).status).toBe(200)
    const taken = await change(ids.editor, { email: 'administrator@sira.example' })
    expect(taken.status).toBe(400)
    expect(await isSignedIn(open)).toBe(true)
  })

  it('is signed out by a new password too', async () => {
    const open = await office.signIn('nouveau@sira.example', password)
    expect((await change(ids.editor, { password: 'Un-autre-mot-de-passe-8' })).status).toBe(200)
    expect(await isSignedIn(open)).toBe(false)
  })

  it('stays signed in here, and here alone, where it is the administrator’s own', async () => {
    const elsewhere = await office.signIn('administrator@sira.example', password)
    const own = await change(ids.administrator, { email: 'direction@sira.example' })
    expect(own.status).toBe(200)
    expect([await isSignedIn(administrator), await isSignedIn(elsewhere)]).toEqual([true, false])
  })
})
