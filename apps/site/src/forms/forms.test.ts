import type { IncomingMessage } from 'node:http'
import { json as readJson } from 'node:stream/consumers'
import { contactForm } from '@sira/contract/forms/contact'
import type { MessageForm } from '@sira/contract/forms/messageForm'
import { newsletterForm } from '@sira/contract/forms/newsletter'
import { quoteForm } from '@sira/contract/forms/quote'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { fr } from '../i18n/fr.ts'
import { openBackOffice } from '../transport/door/contractClient.ts'
import { sendForm } from './sendForm.ts'

let server: FakeBackOffice
let received: { headers: IncomingMessage['headers']; body: unknown } | undefined
const open = () => openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })

/** From now on the back office notes what it gets, and answers so. */
function answerWith(status: number, body: unknown = { data: {} }, headers = {}): void {
  server.answer(async (request, response) => {
    received = { headers: request.headers, body: await readJson(request) }
    json(body, headers, status)(request, response)
  })
}

function fields(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

/** Sends a form as a browser without script does. */
function send<Field extends string>(form: MessageForm<Field>, values: Record<string, string>) {
  const sender = { backOffice: open(), locale: 'fr', words: fr, address: '203.0.113.7' } as const
  return sendForm(form, fields(values), sender)
}

beforeEach(async () => {
  received = undefined
  server = await startFakeBackOffice()
  answerWith(200)
})
afterEach(() => server.stop())

describe('the newsletter form (product 3, 5, 8)', () => {
  it('sends an empty name and the address, for the visitor, in his language', async () => {
    expect(await send(newsletterForm, { email: 'awa@exemple.bf' })).toEqual({ state: 'sent' })
    expect(received?.body).toEqual({ data: { nom: '', email: 'awa@exemple.bf' } })
    expect(received?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'content-language': 'fr',
    })
  })

  it('sends nothing when the address is none, and keeps what was typed', async () => {
    expect(await send(newsletterForm, { email: 'awa' })).toEqual({
      state: 'refused',
      typed: { email: 'awa' },
      field: 'email',
      message: 'Email Invalide!',
      status: 422,
    })
    expect(received).toBeUndefined()
  })

  it.each([201, 400, 500])('counts %i as a failure: only 200 is a success', async (status) => {
    answerWith(status)
    expect(await send(newsletterForm, { email: 'awa@exemple.bf' })).toMatchObject({
      state: 'refused',
      message: "Une Erreur s'est produite veuillez réessayer !",
      status: 503,
    })
  })

  it('says how long to wait after too many sendings', async () => {
    answerWith(429, {}, { 'retry-after': '200' })
    expect(await send(newsletterForm, { email: 'awa@exemple.bf' })).toMatchObject({
      message: "Une Erreur s'est produite veuillez réessayer !",
      advice: 'Trop d’envois depuis votre connexion : réessayez dans 4 minutes.',
      status: 429,
      retryAfter: 200,
    })
  })
})

describe('the quote form (product 3, 5, 8)', () => {
  const complete = {
    nom: 'Awa',
    email: 'awa@exemple.bf',
    indicatif: '+226',
    phone: '70 12 34 56',
    service: 'Autres',
    message: 'Bonjour',
  }

  it('is sent without the dial code, the phone made whole', async () => {
    expect(await send(quoteForm, complete)).toEqual({ state: 'sent' })
    expect(received?.body).toEqual({
      data: {
        nom: 'Awa',
        email: 'awa@exemple.bf',
        phone: '+22670123456',
        service: 'Autres',
        message: 'Bonjour',
      },
    })
  })

  it('carries the same key when it comes twice, and another one for other words', async () => {
    const keys: unknown[] = []
    for (const message of ['Bonjour', 'Bonjour', 'Bonsoir']) {
      await send(quoteForm, { ...complete, message })
      keys.push(received?.headers['idempotency-key'])
    }
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('tells the back office that the field nobody sees was filled in', async () => {
    await send(quoteForm, complete)
    expect(received?.headers).not.toHaveProperty('x-form-trap')
    await send(quoteForm, { ...complete, site_web: 'https://annonce.example' })
    expect(received?.headers).toHaveProperty('x-form-trap', 'yes')
    expect(received?.body).not.toHaveProperty('data.site_web')
  })

  it('names the field to correct', async () => {
    expect(await send(quoteForm, { ...complete, phone: '12' })).toMatchObject({
      state: 'refused',
      field: 'phone',
      message: 'Numéro de téléphone Invalide !',
      typed: { nom: 'Awa', message: 'Bonjour' },
    })
    expect(received).toBeUndefined()
  })

  it('loses nothing when the back office is away', async () => {
    await server.stop()
    const sent = await send(quoteForm, complete)
    expect(sent).toMatchObject({ state: 'refused', status: 503, typed: complete })
    expect(sent).not.toHaveProperty('field')
  })
})

describe('the contact form (product 3, 5)', () => {
  const complete = {
    name: 'Awa',
    email: 'awa@exemple.bf',
    indicatif: '+223',
    phone: '70123456',
    subject: 'Autres',
    message: 'Bonjour',
  }

  it('is sent with its dial code, the number made whole', async () => {
    expect(await send(contactForm, complete)).toEqual({ state: 'sent' })
    expect(server.asked).toEqual(['/api/contacts'])
    expect(received?.body).toEqual({ data: { ...complete, phone: '+22370123456' } })
  })

  it.each([
    ['name', 'Veuillez saisir votre nom.'],
    ['email', 'Email Invalide !'],
    ['subject', 'Veuillez sélectionner un service.'],
    ['message', 'Veuillez saisir un message.'],
  ])('without %s says: %s', async (field, message) => {
    expect(await send(contactForm, { ...complete, [field]: ' ' })).toMatchObject({
      state: 'refused',
      field,
      message,
      status: 422,
    })
    expect(received).toBeUndefined()
  })
})
