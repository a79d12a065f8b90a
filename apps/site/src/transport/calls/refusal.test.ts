import { envelopeOf } from '@sira/contract/wire/errors'
import { conflict, invalidForm, tooManyRequests } from '@sira/contract/wire/refusals'
import { describe, expect, test } from 'vitest'
import { lineNumberOf, refusalOf } from './refusal.ts'

const cookies: string[] = []

describe('Why the back office did not do it', () => {
  test('another total is told with the total', () => {
    const body = envelopeOf(conflict('The total is another one now', { total: 9_900 }))
    expect(refusalOf({ status: 409, body, cookies })).toEqual({ state: 'priced', total: 9_900 })
  })

  test('what is sold out is told by its line, with what is left', () => {
    const errors = [
      { path: ['lignes', '1'], message: 'lignes[1]: 2 left', name: 'ConflictError', reste: 2 },
    ]
    const refusal = refusalOf({
      status: 409,
      body: envelopeOf(conflict('Sold out', { errors })),
      cookies,
    })
    const [problem] = refusal.state === 'refused' ? refusal.problems : []
    expect(problem?.reste).toBe(2)
    expect(problem && lineNumberOf(problem)).toBe(1)
  })

  test('a key that served for another order is neither', () => {
    const body = envelopeOf(conflict('This Idempotency-Key was used for another order'))
    expect(refusalOf({ status: 409, body, cookies })).toEqual({ state: 'used' })
  })

  test('a field that is wrong is no line', () => {
    const body = envelopeOf(invalidForm([{ path: ['phone'], message: 'phone must be one' }]))
    const refusal = refusalOf({ status: 400, body, cookies })
    const [problem] = refusal.state === 'refused' ? refusal.problems : []
    expect(problem?.path).toEqual(['phone'])
    expect(problem && lineNumberOf(problem)).toBeUndefined()
  })

  test('an outage is never "not found"', () => {
    for (const status of [null, 500, 502, 503, 504]) {
      expect(refusalOf({ status, cookies })).toEqual({ state: 'away' })
    }
    expect(refusalOf({ status: 404, cookies })).toEqual({ state: 'unknown' })
  })

  test('too often says when again', () => {
    const body = envelopeOf(tooManyRequests())
    expect(refusalOf({ status: 429, body, cookies, retryAfter: 20 })).toEqual({
      state: 'tooMany',
      retryAfter: 20,
    })
  })
})
