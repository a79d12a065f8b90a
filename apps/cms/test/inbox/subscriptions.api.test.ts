import { formHeaders } from '@sira/contract/forms/envelope'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Newsletter } from '../../src/payload-types.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'
import { hireStaff } from './support/staff.ts'

const eleven = 11 * 60_000

describe('a subscription', () => {
  let office: OpenPayload
  let api: FormApi
  const subscribe = (email: string, headers: Record<string, string> = {}) =>
    api.send('newsletters', { email }, headers)
  const decide = async (decision: 'confirm' | 'unsubscribe', token: string) =>
    (await api.send(`newsletters/${decision}`, { token })).statusCode

  async function reader(email: string): Promise<Newsletter> {
    const where = { email: { equals: email } }
    const [found] = (await office.payload.find({ collection: 'newsletters', where })).docs
    if (!found) throw new Error(`Nobody subscribed as ${email}.`)
    return found
  }
  async function lettersTo(email: string) {
    const where = { to: { equals: email }, kind: { equals: 'confirmation' } }
    return (await office.payload.find({ collection: 'emails', where, sort: '-id' })).docs
  }
  async function tokenTo(email: string): Promise<string> {
    const [letter] = await lettersTo(email)
    return /\/newsletter\/confirmer\?jeton=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  }
  /** As if the last letter had been written a while ago. */
  async function makeOld(email: string, data: Partial<Newsletter> = {}) {
    const { id } = await reader(email)
    const askedAt = new Date(Date.now() - eleven).toISOString()
    await office.payload.db.updateOne({ collection: 'newsletters', id, data: { askedAt, ...data } })
  }

  beforeAll(async () => {
    office = await openPayload()
    api = await openFormApi(office.payload)
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it('waits for the one click in the one letter it causes', async () => {
    const email = 'un@exemple.bf'
    expect((await subscribe(email)).statusCode).toBe(200)
    expect((await reader(email)).subscription).toBe('pending')
    expect(await lettersTo(email)).toHaveLength(1)
    expect(await decide('confirm', await tokenTo(email))).toBe(200)
    expect((await reader(email)).subscription).toBe('confirmed')
    expect((await reader(email)).confirmedAt).toMatch(/^20/)
  })

  it('is asked about in the language of the page', async () => {
    await subscribe('ar@exemple.bf', { [formHeaders.language]: 'ar' })
    const [letter] = await lettersTo('ar@exemple.bf')
    expect(letter?.html).toContain('<html lang="ar" dir="rtl">')
    // The page it leads to is in that language too.
    expect(letter?.text).toContain('/ar/newsletter/confirmer?jeton=')
    expect(await decide('confirm', await tokenTo('ar@exemple.bf'))).toBe(200)
  })

  it('is not confirmed by programs that open every link of a letter', async () => {
    const email = 'lien@exemple.bf'
    await subscribe(email)
    const token = await tokenTo(email)
    for (const method of ['GET', 'HEAD'] as const) {
      const url = `/api/newsletters/confirm?token=${token}&jeton=${token}`
      const answer = await api.ask({ method, url })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
    expect((await reader(email)).subscription).toBe('pending')
  })

  it('is not confirmed by a forged link, or that of somebody else', async () => {
    await subscribe('elle@exemple.bf')
    await subscribe('lui@exemple.bf')
    const [number, signature] = (await tokenTo('elle@exemple.bf')).split('.')
    const { id } = await reader('lui@exemple.bf')
    const forged = [`${id}.${signature}`, `${number}.${'A'.repeat(43)}`, `${number}.`, 'jeton']
    for (const token of forged) expect(await decide('confirm', token), token).toBe(404)
    expect((await reader('lui@exemple.bf')).subscription).toBe('pending')
    expect((await reader('elle@exemple.bf')).subscription).toBe('pending')
  })

  it('has no link any more once it was erased', async () => {
    const email = 'efface@exemple.bf'
    await subscribe(email)
    const token = await tokenTo(email)
    await office.payload.delete({
      collection: 'newsletters',
      where: { email: { equals: email } },
    })
    expect(await decide('confirm', token)).toBe(404)
  })

  it('asks once in ten minutes, however often somebody presses', async () => {
    const email = 'presse@exemple.bf'
    for (let times = 0; times < 3; times += 1) await subscribe(email)
    expect(await lettersTo(email)).toHaveLength(1)
    await makeOld(email)
    await subscribe(email)
    expect(await lettersTo(email)).toHaveLength(2)
  })

  it('tells a stranger nothing about an address that confirmed, and writes to it no more', async () => {
    const email = 'connu@exemple.bf'
    const first = await subscribe(email)
    await decide('confirm', await tokenTo(email))
    await makeOld(email)
    const again = await subscribe(email)
    expect(again.json().data.id).toBe(first.json().data.id)
    expect(Object.keys(again.json().data.attributes)).toEqual(
      Object.keys(first.json().data.attributes),
    )
    expect(await lettersTo(email)).toHaveLength(1)
    expect((await reader(email)).subscription).toBe('confirmed')
  })

  it('asks again somebody who left and comes back', async () => {
    const email = 'retour@exemple.bf'
    await subscribe(email)
    await makeOld(email, { subscription: 'unsubscribed' })
    await subscribe(email)
    expect(await decide('confirm', await tokenTo(email))).toBe(200)
    expect((await reader(email)).subscription).toBe('confirmed')
  })

  it('is ended by a link of its own, and not revived by the first', async () => {
    const email = 'fini@exemple.bf'
    await subscribe(email)
    const token = await tokenTo(email)
    expect(await decide('unsubscribe', token)).toBe(404)
    expect(await decide('confirm', token)).toBe(200)
    const { id } = await reader(email)
    const data = { subscription: 'unsubscribed' } as const
    await office.payload.update({ collection: 'newsletters', id, data })
    expect(await decide('confirm', token)).toBe(200)
    expect((await reader(email)).subscription).toBe('unsubscribed')
  })

  it('that looked like a machine’s does not stand in the way of the person after it', async () => {
    const email = 'piege@exemple.bf'
    await subscribe(email, { [formHeaders.trap]: 'oui' })
    expect((await reader(email)).state).toBe('unwanted')
    expect(await lettersTo(email)).toEqual([])
    await subscribe(email)
    expect(await lettersTo(email)).toHaveLength(1)
    expect(await reader(email)).toMatchObject({ state: 'new', suspicion: null })
  })

  it('of a person whom staff had put away as a machine is taken', async () => {
    const email = 'range@exemple.bf'
    await subscribe(email, { [formHeaders.trap]: 'oui' })
    const { id } = await reader(email)
    const ask = await hireStaff(office)
    const put = await ask('administrator', 'PATCH', `newsletters/${id}`, { state: 'closed' })
    expect(put.status).toBe(200)
    expect((await subscribe(email)).statusCode).toBe(200)
    expect(await lettersTo(email)).toHaveLength(1)
    expect(await reader(email)).toMatchObject({ state: 'new', suspicion: null })
  })

  it('is not asked about for a machine, which does not undo a goodbye either', async () => {
    const email = 'machine@exemple.bf'
    await subscribe(email)
    await makeOld(email, { subscription: 'unsubscribed' })
    await subscribe(email, { [formHeaders.trap]: 'oui' })
    expect(await lettersTo(email)).toHaveLength(1)
    expect((await reader(email)).subscription).toBe('unsubscribed')
  })
})
