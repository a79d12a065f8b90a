import { describe, expect, test } from 'vitest'
import { envelopeOf, errorEnvelope } from './errors.ts'
import {
  away,
  badRequest,
  forbidden,
  invalidCredentials,
  invalidForm,
  invalidParameter,
  notFound,
  tooLarge,
  tooManyRequests,
  unauthorized,
  unavailable,
} from './refusals.ts'

const noName = { path: ['nom'], message: 'nom must be defined.' }
const noEmail = { path: ['email'], message: 'email must be defined.' }

describe('What is refused (contract, "Envelope")', () => {
  test.each([
    [400, badRequest('impossible')],
    [400, invalidParameter('sort')],
    [403, forbidden()],
    [404, notFound()],
    [401, unauthorized()],
    [401, invalidCredentials()],
    [413, tooLarge()],
    [429, tooManyRequests()],
    [503, away(503)],
    [504, away(504)],
    [503, unavailable()],
    [400, invalidForm([noName, noEmail])],
  ])('leaves with status %i in the envelope that clients read', (status, refusal) => {
    const envelope = envelopeOf(refusal)
    expect(errorEnvelope.parse(envelope)).toEqual(envelope)
    expect(envelope.error).toMatchObject({ status, name: refusal.name, message: refusal.message })
  })

  test('has details, empty or not, unless the body could not be read', () => {
    expect(envelopeOf(notFound()).error.details).toEqual({})
    expect(envelopeOf(tooLarge()).error).not.toHaveProperty('details')
  })

  test('of a back office that is away tells one that is late from one that is not there', () => {
    expect(away(503).name).toBe('ServiceUnavailableError')
    expect(away(504).name).toBe('GatewayTimeoutError')
    expect(away(504).message).toBe(away(503).message)
  })

  test('of a form says its one problem, or how many there are', () => {
    expect(invalidForm([noName]).message).toBe('nom must be defined.')
    const both = invalidForm([noName, noEmail])
    expect(both.message).toBe('2 errors occurred')
    expect(both.details?.errors).toEqual([
      { ...noName, name: 'ValidationError' },
      { ...noEmail, name: 'ValidationError' },
    ])
  })

  test('of a key that opens nothing is in the words of Strapi, and other than of who has none', () => {
    expect(envelopeOf(invalidCredentials())).toEqual({
      data: null,
      error: {
        status: 401,
        name: 'UnauthorizedError',
        message: 'Missing or invalid credentials',
        details: {},
      },
    })
    expect(unauthorized().message).toBe('Unauthorized')
  })
})
