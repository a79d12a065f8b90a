import { describe, expect, test } from 'vitest'
import { routes } from './routes.ts'
import {
  decisionPath,
  subscriptionPages,
  subscriptionPurposes,
  subscriptionToken,
} from './subscriptionLinks.ts'

const signature = 'A-_9'.padEnd(43, 'x')

describe('A link in a letter to a subscriber', () => {
  test.each(subscriptionPurposes)(
    'to %s leads to a page, which asks below its own type',
    (purpose) => {
      expect(Object.values(routes)).toContain(subscriptionPages[purpose])
      expect(decisionPath(purpose)).toBe(`newsletters/${purpose}`)
    },
  )

  test('carries the number of a subscriber and a signature', () => {
    expect(subscriptionToken.exec(`1.${signature}`)?.[1]).toBe('1')
    expect(subscriptionToken.exec(`999999999.${signature}`)?.[1]).toBe('999999999')
  })

  test.each([
    ['a number that no database has', `1234567890.${signature}`],
    ['no number', `.${signature}`],
    ['a short signature', '1.abc'],
    ['a long one', `1.${signature}x`],
    ['another sign', `1.${signature.slice(1)}+`],
    ['a line after it', `1.${signature}\n`],
  ])('is none with %s', (_what, text) => {
    expect(subscriptionToken.test(text)).toBe(false)
  })
})
