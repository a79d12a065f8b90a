import { describe, expect, test } from 'vitest'
import { defaultDialCode, dialCodes } from './dialCodes.ts'

describe('Dial codes (product 5)', () => {
  test('are 14, in the order of the specification, each of one country by its international code', () => {
    expect(dialCodes.map(({ code }) => code)).toHaveLength(14)
    expect(dialCodes[0]).toMatchObject({ code: '+229', region: 'BJ' })
    expect(dialCodes[13]).toMatchObject({ code: '+228', region: 'TG' })
    expect(new Set(dialCodes.map(({ code }) => code)).size).toBe(dialCodes.length)
    expect(new Set(dialCodes.map(({ region }) => region)).size).toBe(dialCodes.length)
    for (const { code, region } of dialCodes) {
      expect(code).toMatch(/^\+2\d\d$/)
      expect(region).toMatch(/^[A-Z]{2}$/)
    }
  })

  test('know how long the numbers of each country are (E.164: at most 15 digits with the code)', () => {
    for (const { code, digits } of dialCodes) {
      const [fewest, most] = digits
      expect(fewest, code).toBeGreaterThanOrEqual(7)
      expect(most, code).toBeGreaterThanOrEqual(fewest)
      expect(code.length - 1 + most, code).toBeLessThanOrEqual(15)
    }
  })

  test('offer that of Burkina Faso first of all', () => {
    expect(dialCodes.find(({ code }) => code === defaultDialCode)?.region).toBe('BF')
  })
})
