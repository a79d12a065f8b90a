import type { IncomingMessage } from 'node:http'
import { json as readJson } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { openBackOffice } from './contractClient.ts'
import { requestQuote } from './requestQuote.ts'
import { sendContactMessage } from './sendContactMessage.ts'
import { staffSignIn } from './staffSignIn.ts'
import { subscribe } from './subscribe.ts'

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

beforeEach(async () => {
  received = undefined
  server = await startFakeBackOffice()
  answerWith(200)
})
afterEach(() => server.stop())

describe('the newsletter form (spec 3, 5, 8)', () => {
  it('sends an empty name and the address, for the visitor', async () => {
    const sent = await subscribe(open(), fields({ email: 'awa@exemple.bf' }), '203.0.113.7')
    expect(sent).toEqual({ state: 'subscribed' })
    expect(received?.body).toEqual({ data: { nom: '', email: 'awa@exemple.bf' } })
    expect(received?.headers['x-forwarded-for']).toBe('203.0.113.7')
  })

  it('sends nothing when the address is none, and keeps what was typed', async () => {
    expect(await subscribe(open(), fields({ email: 'awa' }), null)).toEqual({
      state: 'refused',
      email: 'awa',
      message: 'Email Invalide!',
      status: 422,
    })
    expect(received).toBeUndefined()
  })

  it.each([201, 400, 429, 500])('counts %i as a failure: only 200 is a success', async (status) => {
    answerWith(status)
    expect(await subscribe(open(), fields({ email: 'awa@exemple.bf' }), null)).toMatchObject({
      state: 'refused',
      message: "Une Erreur s'est produite veuillez réessayer !",
      status: 503,
    })
  })
})

describe('the quote form (spec 3, 5, 8)', () => {
  const complete = {
    nom: 'Awa',
    email: 'awa@exemple.bf',
    indicatif: '+226',
    phone: '70 12 34 56',
    service: 'Autres',
    message: 'Bonjour',
  }

  it('is sent without the dial code, the phone made whole', async () => {
    expect(await requestQuote(open(), fields(complete), null)).toEqual({ state: 'sent' })
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

  it('names the field to correct', async () => {
    const sent = await requestQuote(open(), fields({ ...complete, phone: '12' }), null)
    expect(sent).toMatchObject({
      state: 'refused',
      field: 'phone',
      message: 'Numéro de téléphone Invalide !',
      form: { nom: 'Awa', message: 'Bonjour' },
    })
    expect(received).toBeUndefined()
  })

  it('loses nothing when the back office is away', async () => {
    await server.stop()
    const sent = await requestQuote(open(), fields(complete), null)
    expect(sent).toMatchObject({ state: 'refused', status: 503, form: complete })
    expect(sent).not.toHaveProperty('field')
  })
})

describe('the contact form (spec 3, 5)', () => {
  const complete = {
    name: 'Awa',
    email: 'awa@exemple.bf',
    indicatif: '+223',
    phone: '70123456',
    subject: 'Autres',
    message: 'Bonjour',
  }

  it('is sent as it is, the dial code included', async () => {
    expect(await sendContactMessage(open(), fields(complete), null)).toEqual({ state: 'sent' })
    expect(server.asked).toEqual(['/api/contacts'])
    expect(received?.body).toEqual({ data: complete })
  })

  it.each([
    ['name', 'Veuillez saisir votre nom.'],
    ['email', 'Email Invalide !'],
    ['subject', 'Veuillez sélectionner un service.'],
    ['message', 'Veuillez saisir un message.'],
  ])('without %s says: %s', async (field, message) => {
    const sent = await sendContactMessage(open(), fields({ ...complete, [field]: ' ' }), null)
    expect(sent).toMatchObject({ state: 'refused', field, message, status: 422 })
    expect(received).toBeUndefined()
  })
})

describe('signing in (spec 2.1, /login)', () => {
  const staff = { email: 'staff@sira.example', password: 'secret' }

  it('gives the cookies of the back office', async () => {
    answerWith(200, {}, { 'set-cookie': ['payload-token=abc; HttpOnly', 'autre=1'] })
    expect(await staffSignIn(open(), fields(staff), null)).toEqual({
      state: 'signedIn',
      cookies: ['payload-token=abc; HttpOnly', 'autre=1'],
    })
    expect(server.asked).toEqual(['/admin/api/users/login'])
  })

  it.each([
    [401, 'AuthenticationError', 'wrong'],
    [401, 'LockedAuth', 'locked'],
    [500, 'Error', 'away'],
    [429, 'RateLimitError', 'away'],
  ])('answered %i %s, is %s', async (status, name, state) => {
    answerWith(status, { errors: [{ name, message: '…' }] })
    expect(await staffSignIn(open(), fields(staff), null)).toEqual({ state })
  })

  it('asks nobody when a field is empty', async () => {
    expect(await staffSignIn(open(), fields({ email: 'a', password: '' }), null)).toEqual({
      state: 'missing',
    })
    expect(received).toBeUndefined()
  })

  it('is away when the back office is', async () => {
    await server.stop()
    expect(await staffSignIn(open(), fields(staff), null)).toEqual({ state: 'away' })
  })
})
