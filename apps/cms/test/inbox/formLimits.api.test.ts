import { limits } from '@sira/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'

const tenMinutes = 10 * 60_000

describe('how much one visitor may send', () => {
  let office: OpenPayload
  let api: FormApi
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const sendQuote = (message: string, address: string) =>
    api.send('devis', { nom: 'Awa', email: 'awa@exemple.bf', message }, from(address))
  const kept = async (message: string) => {
    const where = { message: { equals: message } }
    return (await office.payload.count({ collection: 'devis', where })).totalDocs
  }

  beforeAll(async () => {
    office = await openPayload()
    api = await openFormApi(office.payload, { max: 2, timeWindowMs: tenMinutes })
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it('is counted per form: past the limit he is told how long to wait, and nothing is kept', async () => {
    const address = '192.0.2.1'
    await sendQuote('Une', address)
    await sendQuote('Deux', address)
    const refused = await sendQuote('Trois', address)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ data: null, error: { status: 429 } })
    const wait = Number(refused.headers['retry-after'])
    // Nearly all of the time is still to come.
    expect(wait).toBeGreaterThan(tenMinutes / 2000)
    expect(wait).toBeLessThanOrEqual(tenMinutes / 1000)
    expect([await kept('Deux'), await kept('Trois')]).toEqual([1, 0])

    const contact = { name: 'Awa', email: 'awa@exemple.bf', message: 'Trois' }
    expect((await api.send('contacts', contact, from(address))).statusCode).toBe(200)
  })

  it('is not used up by what he mistypes: corrected, it is taken', async () => {
    const mistyped = { nom: 'Awa', email: 'awa@exemple', message: 'Corrigé' }
    for (let times = 0; times < 5; times += 1) {
      expect((await api.send('devis', mistyped, from('192.0.2.8'))).statusCode).toBe(400)
    }
    expect((await sendQuote('Corrigé', '192.0.2.8')).statusCode).toBe(200)
    expect(await kept('Corrigé')).toBe(1)
  })

  it('has a larger allowance for mistakes, which keeps nobody from sending it right', async () => {
    const codes = new Set<number>()
    for (let times = 0; times < 8; times += 1) {
      codes.add((await api.send('devis', {}, from('192.0.2.9'))).statusCode)
    }
    expect([...codes]).toEqual([400])
    const refused = await api.send('devis', {}, from('192.0.2.9'))
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const odd = { headers: { 'content-type': 'text/plain', ...from('192.0.2.9') }, payload: '{' }
    const unread = await api.ask({ method: 'POST', url: '/api/devis', ...odd })
    expect(unread.statusCode).toBe(429)
    expect((await sendQuote('Enfin', '192.0.2.9')).statusCode).toBe(200)
  })

  it('is counted for links of letters that are not ours', async () => {
    const codes = []
    for (let times = 0; times < 9; times += 1) {
      const token = { token: 'inventé' }
      codes.push((await api.send('newsletters/confirm', token, from('192.0.2.10'))).statusCode)
    }
    expect(codes).toEqual([...Array(8).fill(404), 429])
  })

  it('does not depend on what his neighbours send', async () => {
    for (const message of ['a', 'b', 'c']) await sendQuote(message, '192.0.2.2')
    expect((await sendQuote('Voisin', '192.0.2.3')).statusCode).toBe(200)
  })

  it('is the same for all addresses of one household (IPv6, /64)', async () => {
    const household = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3']
    const codes = []
    for (const address of household) codes.push((await sendQuote('Foyer', address)).statusCode)
    expect(codes).toEqual([200, 200, 429])
    expect((await sendQuote('Autre foyer', '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  it('is not raised by other ways to write the address of the form', async () => {
    const data = { nom: 'Awa', email: 'awa@exemple.bf', message: 'Détour' }
    const codes = []
    for (const path of ['devis', 'Devis', 'DEVIS/']) {
      codes.push((await api.send(path, data, from('192.0.2.7'))).statusCode)
    }
    expect(codes).toEqual([200, 200, 429])
  })

  it('leaves reading alone', async () => {
    for (const address of Array(5).fill('192.0.2.4')) {
      expect((await api.ask({ url: '/api/tags', headers: from(address) })).statusCode).toBe(200)
    }
  })

  it('is 100 kB at once, to the byte', async () => {
    const filled = (length: number) => ({
      ...{ nom: 'A', email: 'a@exemple.bf', message: 'Bonjour' },
      unknown: 'x'.repeat(length),
    })
    const longest = limits.formBody - JSON.stringify({ data: filled(0) }).length
    const sendLength = (length: number, address: string) => {
      const data = filled(length)
      return api.send('devis', data, from(address))
    }
    expect((await sendLength(longest, '192.0.2.5')).statusCode).toBe(200)
    const tooLong = await sendLength(longest + 1, '192.0.2.6')
    expect(tooLong.statusCode).toBe(413)
    expect(tooLong.json()).toMatchObject({ data: null, error: { status: 413 } })
  })

  it('is 10,000 characters of a message, line breaks as they are typed', async () => {
    const lines = 'Bonjour,\r\n'.repeat(1_000) + 'x'.repeat(1_000)
    expect((await sendQuote(lines, '192.0.2.11')).statusCode).toBe(200)
    expect(await kept(lines)).toBe(1)
    const refused = await sendQuote(`${lines}x`, '192.0.2.11')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error.message).toContain('at most 10000 characters')
  })

  it('is so much in a day, of all forms together: nobody fills the disk', async () => {
    const bytesADay = 25_000
    const bounded = await openFormApi(office.payload, { max: 9, timeWindowMs: 60_000, bytesADay })
    const text = { email: 'awa@exemple.bf', message: "'".repeat(10_000) }
    const answers = []
    for (const path of ['devis', 'contacts', 'contacts', 'devis']) {
      const data = { ...text, [path === 'devis' ? 'nom' : 'name']: 'Awa' }
      answers.push(await bounded.send(path, data, from('192.0.2.12')))
    }
    const other = await bounded.send('contacts', { ...text, name: 'Awa' }, from('192.0.2.13'))
    await bounded.close()

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(other.statusCode).toBe(200)
  })

  it.each(['devis', 'contacts', 'newsletters', 'devis/1', 'contacts/1'])(
    'never includes reading /api/%s',
    async (path) => {
      expect((await api.ask(`/api/${path}`)).statusCode).toBe(403)
    },
  )
})
