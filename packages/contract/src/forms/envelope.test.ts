import { describe, expect, test } from 'vitest'
import { isIdempotencyKey } from './envelope.ts'

describe('The name of one sending', () => {
  test('is a UUID or a hash', () => {
    expect(isIdempotencyKey('3f0c2c1e-8f4e-4b53-9f0b-0f6e2f0f6c11')).toBe(true)
    expect(isIdempotencyKey('a'.repeat(64))).toBe(true)
  })

  test.each(['', 'court', 'a'.repeat(101), 'avec des espaces', "'; drop table", 'ligne\nsuivante'])(
    '« %s » is none',
    (text) => {
      expect(isIdempotencyKey(text)).toBe(false)
    },
  )
})
