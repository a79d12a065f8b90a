import { expect, test } from 'vitest'
import { amountText } from './amountText.ts'

test('An amount stays on one line, in the figures of its language', () => {
  expect(amountText(1_250_000, 'fr')).toBe('1\u00a0250\u00a0000\u00a0FCFA')
  expect(amountText(9900, 'en')).toBe('9,900\u00a0FCFA')
  expect(amountText(9900, 'ar')).toBe('9,900\u00a0فرنك')
  expect(amountText(0, 'fr')).toBe('0\u00a0FCFA')
})
