import { describe, expect, test } from 'vitest'
import { contactDialCodes, defaultDialCode, quoteDialCodes } from './dialCodes.ts'

describe('Dial codes (product 5)', () => {
  test('each name one country, in French and by its international code', () => {
    for (const codes of [contactDialCodes, quoteDialCodes]) {
      expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length)
      expect(new Set(codes.map(({ region }) => region)).size).toBe(codes.length)
      for (const { code, region } of codes) {
        expect(code).toMatch(/^\+2\d\d$/)
        expect(region).toMatch(/^[A-Z]{2}$/)
      }
    }
  })

  test('know how long the numbers of each country are (E.164: at most 15 digits with the code)', () => {
    for (const { code, digits } of quoteDialCodes) {
      const [fewest, most] = digits
      expect(fewest, code).toBeGreaterThanOrEqual(7)
      expect(most, code).toBeGreaterThanOrEqual(fewest)
      expect(code.length - 1 + most, code).toBeLessThanOrEqual(15)
    }
  })

  test('offer that of Burkina Faso first of all', () => {
    expect(quoteDialCodes.find(({ code }) => code === defaultDialCode)?.region).toBe('BF')
  })
})
