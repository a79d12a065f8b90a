import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { modeName, modeNames } from './modeNames.ts'
import { paymentModes } from './paymentModes.ts'

describe('Ways to pay', () => {
  test.each(locales.map(({ code }) => code))(
    'have a name each, and each its own (%s)',
    (locale) => {
      const names = paymentModes.map((mode) => modeName(mode, locale))
      expect(new Set(names).size).toBe(paymentModes.length)
      expect(names.every((name) => name.length > 3)).toBe(true)
    },
  )

  test('are told to nobody by their code', () => {
    for (const { code } of locales) {
      expect(Object.values(modeNames[code]).join()).not.toMatch(/_/)
    }
  })

  test('one that was ours once is told as it was written, and nothing else is', () => {
    expect(modeName('cheque', 'fr')).toBe('cheque')
    expect(modeName('constructor', 'ar')).toBe('constructor')
  })
})
