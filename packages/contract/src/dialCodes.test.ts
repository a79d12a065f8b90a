import { describe, expect, test } from 'vitest'
import { contactDialCodes, defaultDialCode, quoteDialCodes } from './dialCodes.ts'

describe('Dial codes (spec 5)', () => {
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

  test('offer that of Burkina Faso first of all', () => {
    expect(quoteDialCodes.find(({ code }) => code === defaultDialCode)?.region).toBe('BF')
  })
})
