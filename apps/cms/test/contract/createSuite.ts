import type { ErrorEnvelope } from '@sira/contract/wire/errors'
import { describe, expect, it } from 'vitest'
import type { Api, Entity } from '../support/api.ts'
import { readRecordings } from '../support/recordings.ts'

export function createSuite(api: Api): void {
  describe('forms (contract.md, Create)', () => {
    const send = (type: string, data: unknown, sender: string) =>
      api.fetch(`/${type}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': sender },
        body: JSON.stringify({ data }),
      })

    it('tells a stranger nothing about who subscribed', async () => {
      const email = 'Deja.Vue@exemple.bf'
      const answers: Entity[] = []
      const times: number[] = []
      for (const address of [email, email.toLowerCase(), email.toUpperCase()]) {
        const started = performance.now()
        const response = await send('newsletters', { nom: '', email: address }, '198.51.100.1')
        times.push(performance.now() - started)
        expect(response.status).toBe(200)
        answers.push(((await response.json()) as { data: Entity }).data)
      }

      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      expect(Math.min(...times)).toBeGreaterThan(100)
      for (const { attributes } of answers) {
        expect(Object.keys(attributes)).toEqual(['nom', 'email', 'createdAt', 'updatedAt'])
        expect(attributes.createdAt).toBe(attributes.updatedAt)
      }
    })

    it('takes a long message, and line breaks as they are', async () => {
      const message = 'Bonjour,\n'.repeat(1_100)
      const response = await send(
        'devis',
        { nom: 'A', email: 'a@exemple.bf', message },
        '198.51.100.2',
      )

      const { data } = (await response.json()) as { data: Entity }
      expect(data.attributes.message).toBe(message)
    })

    const devis = { nom: 'Awa', email: 'awa@exemple.bf', phone: '70 12 34 56', service: 'Autres' }
    const contact = { name: 'Awa', email: 'awa@exemple.bf', indicatif: '+226', subject: 'Autres' }

    it.each([
      ['devis', { ...devis, phone: '123' }, 'phone must be a valid phone number'],
      ['devis', { ...devis, phone: '' }, 'phone must be a valid phone number'],
      ['devis', { ...devis, phone: '+225 07 08 09 10 11' }, 'phone must be a valid phone number'],
      ['devis', { ...devis, service: 'Plomberie' }, 'service must be one of the offered services'],
      ['devis', { ...devis, message: ' \n ' }, 'message cannot be empty'],
      ['contacts', { ...contact, phone: 'abc1' }, 'phone must be a valid phone number'],
      ['contacts', { ...contact, indicatif: '+33' }, 'indicatif must be one of the offered codes'],
      ['contacts', { ...contact, subject: 'X' }, 'subject must be one of the offered services'],
      ['contacts', { ...contact, name: ' ' }, 'name cannot be empty'],
    ])('asks of a stranger what the site asks of a visitor: %s %o', async (type, data, message) => {
      const response = await send(type, data, '198.51.100.7')
      const { error } = (await response.json()) as ErrorEnvelope

      expect(response.status).toBe(400)
      const [path] = message.split(' ')
      expect(error).toEqual({
        status: 400,
        name: 'ValidationError',
        message,
        details: { errors: [{ path: [path], message, name: 'ValidationError' }] },
      })
    })

    it('takes the recorded quote request once its service is one of product 5 (c11)', async () => {
      const [recording] = readRecordings().filter(({ name }) => name === 'c11-devis-create')
      if (!recording) throw new Error('the recorded request is missing')
      const { request, response } = recording
      const sent = JSON.parse(request.body ?? '').data
      const answer = await send('devis', { ...sent, service: 'Autres' }, '198.51.100.9')
      const recorded = (response.body as { data: Entity }).data.attributes

      expect(answer.status).toBe(200)
      const { data } = (await answer.json()) as { data: Entity }
      const { nom, email, message } = recorded
      const kept = { nom, email, message, phone: '+22670112233', service: 'Autres' }
      expect(data.attributes).toMatchObject(kept)
      expect(Object.keys(data.attributes)).toEqual(Object.keys(recorded))
    })

    it('keeps a number as it is dialled from anywhere, however it was written', async () => {
      const sendings = [
        ['devis', { ...devis, phone: '70 12 34 56' }],
        ['devis', { ...devis, phone: '00226 70-12-34-56' }],
        ['devis', { ...devis, phone: '022670123456' }],
        ['contacts', { ...contact, phone: '70123456' }],
        ['contacts', { ...contact, phone: '226 70 12 34 56' }],
      ] as const
      for (const [type, data] of sendings) {
        const response = await send(type, data, '198.51.100.8')
        const { data: kept } = (await response.json()) as { data: Entity }
        expect(kept.attributes.phone, data.phone).toBe('+22670123456')
      }
    })

    it('refuses values of the wrong kind, each with its sentence', async () => {
      const wrong = { nom: ['a'], email: { a: 1 }, phone: true, service: 'x'.repeat(300) }
      const response = await send('devis', wrong, '198.51.100.3')
      const { error } = (await response.json()) as ErrorEnvelope

      expect(response.status).toBe(400)
      expect(error.message).toBe('4 errors occurred')
      expect(error.details).toMatchObject({
        errors: [
          { path: ['nom'] },
          { path: ['email'] },
          { path: ['phone'] },
          { path: ['service'] },
        ],
      })
    })

    it('counts a body of another kind as none', async () => {
      for (const type of ['text/plain', 'application/xml', '']) {
        const response = await api.fetch('/devis', {
          method: 'POST',
          headers: { 'x-forwarded-for': '198.51.100.4', ...(type && { 'content-type': type }) },
          body: new TextEncoder().encode('{"data":{}}'),
        })
        const { error } = (await response.json()) as ErrorEnvelope
        expect(response.status, type).toBe(400)
        expect(error.message, type).toBe('Missing "data" payload in the request body')
      }
    })

    it('lets one sender send only so often, another still', async () => {
      const statuses: number[] = []
      let last = await send('devis', {}, '198.51.100.5')
      while (last.status !== 429 && statuses.length < 200) {
        statuses.push(last.status)
        await last.body?.cancel()
        last = await send('devis', {}, '198.51.100.5')
      }
      const { error } = (await last.json()) as ErrorEnvelope

      expect(statuses.length).toBeGreaterThanOrEqual(30)
      expect(error).toMatchObject({ status: 429, name: 'RateLimitError' })
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await send('devis', {}, '198.51.100.6')).status).toBe(400)
      expect((await send('newsletters', {}, '198.51.100.5')).status).toBe(400)
      expect((await api.fetch('/faqs')).status).toBe(200)
    })
  })
}
