import { describe, expect, it } from 'vitest'
import { base32 } from './base32Encoding.ts'
import { hotp, stepOf, stepOfCode } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const key = Buffer.from('12345678901234567890')

describe('a code of the second factor', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('is that of RFC 6238 at second %i', (second, code) => {
    expect(hotp(key, stepOf(new Date(second * 1000)), 8)).toBe(code)
  })

  const now = new Date(1111111111_000)
  const step = stepOf(now)

  it('counts now, and half a minute early or late', () => {
    for (const offset of [-1, 0, 1]) {
      expect(stepOfCode(hotp(key, step + offset), key, { now, lastStep: 0 })).toBe(step + offset)
    }
    for (const offset of [-2, 2]) {
      expect(stepOfCode(hotp(key, step + offset), key, { now, lastStep: 0 })).toBeUndefined()
    }
  })

  it('counts once, and none before it any more', () => {
    expect(stepOfCode(hotp(key, step), key, { now, lastStep: step })).toBeUndefined()
    expect(stepOfCode(hotp(key, step - 1), key, { now, lastStep: step })).toBeUndefined()
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is not %j', (code) => {
    expect(stepOfCode(code, key, { now, lastStep: 0 })).toBeUndefined()
  })
})

describe('the key that a telephone is given', () => {
  it.each([
    ['f', 'MY'],
    ['foobar', 'MZXW6YTBOI'],
    ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  ])('is written as RFC 4648 says: %s', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written)
  })
})
