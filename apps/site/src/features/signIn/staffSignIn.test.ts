import { json as readJson } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { staffSignIn } from './staffSignIn.ts'

let server: FakeBackOffice
let received: unknown
const open = () => openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })

/** From now on the back office notes what it gets, and answers so. */
function answerWith(status: number, body: unknown = { data: {} }, headers = {}): void {
  server.answer(async (request, response) => {
    received = await readJson(request)
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
})
afterEach(() => server.stop())

describe('signing in (product 2.1, /login)', () => {
  const staff = { email: 'staff@sira.example', password: 'secret' }
  const visitor = { address: null, cookies: null }

  it('gives the cookies of the back office', async () => {
    answerWith(200, {}, { 'set-cookie': ['payload-token=abc; HttpOnly', 'autre=1'] })
    expect(await staffSignIn(open(), fields(staff), visitor)).toEqual({
      state: 'signedIn',
      cookies: ['payload-token=abc; HttpOnly', 'autre=1'],
    })
    expect(server.asked).toEqual(['/admin/api/users/login'])
  })

  it.each([
    [401, 'AuthenticationError', 'wrong'],
    [429, 'TooManyAttempts', 'slowed'],
    [401, 'TicketExpired', 'expired'],
    [403, 'SecondFactorSetup', 'setup'],
    [500, 'Error', 'away'],
    [429, 'RateLimitError', 'away'],
  ])('answered %i %s, is %s', async (status, name, state) => {
    answerWith(status, { errors: [{ name, message: '…' }] })
    expect(await staffSignIn(open(), fields(staff), visitor)).toEqual({ state })
  })

  it('goes on with a code where the account has a second factor', async () => {
    answerWith(401, { errors: [{ name: 'SecondFactorNeeded', message: '…', ticket: 'abc' }] })
    const step = await staffSignIn(open(), fields(staff), visitor)
    expect(step).toEqual({ state: 'code', ticket: 'abc' })

    answerWith(401, { errors: [{ name: 'WrongCode', message: '…' }] })
    const second = fields({ ticket: 'abc', code: ' 123456 ' })
    expect(await staffSignIn(open(), second, visitor)).toEqual({
      state: 'wrongCode',
      ticket: 'abc',
    })
    expect(received).toEqual({ ticket: 'abc', code: '123456' })
  })

  it('asks nobody when a field is empty', async () => {
    expect(await staffSignIn(open(), fields({ email: 'a', password: '' }), visitor)).toEqual({
      state: 'missing',
    })
    expect(received).toBeUndefined()
  })

  it('is away when the back office is', async () => {
    await server.stop()
    expect(await staffSignIn(open(), fields(staff), visitor)).toEqual({ state: 'away' })
  })
})
