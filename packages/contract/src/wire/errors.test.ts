import { describe, expect, test } from 'vitest'
import { ContractError, envelopeOf, errorEnvelope } from './errors.ts'
import { conflict } from './refusals.ts'

describe('The envelope of an error', () => {
  test('has what went wrong, and an empty object where there is nothing more to say', () => {
    const error = new ContractError({ status: 404, name: 'NotFoundError', message: 'Not Found' })
    expect(envelopeOf(error)).toEqual({
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
    })
  })

  test('leaves the details out where the body could not be read', () => {
    const error = new ContractError({ status: 413, name: 'X', message: 'x', details: null })
    expect(envelopeOf(error).error).not.toHaveProperty('details')
  })

  test('says of a line that is sold out how many copies are left', () => {
    const errors = [{ path: ['lignes', '1'], message: '2 left', name: 'ConflictError', reste: 2 }]
    const envelope = envelopeOf(conflict('Sold out', { errors }))
    expect(errorEnvelope.parse(envelope)).toEqual(envelope)
    expect(envelope.error).toMatchObject({ status: 409, name: 'ConflictError' })
  })

  test('says of an order what it costs now', () => {
    const envelope = envelopeOf(conflict('The total is another one now', { total: 3000 }))
    expect(errorEnvelope.parse(envelope).error.details).toEqual({ total: 3000 })
  })

  test('is not taken for one where it brings data', () => {
    const { error } = envelopeOf(conflict('x'))
    expect(errorEnvelope.safeParse({ data: {}, error }).success).toBe(false)
  })
})
