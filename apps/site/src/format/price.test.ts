import { expect, test } from 'vitest'
import { formatCardPrice, formatPrice } from './price.ts'

test('A price has narrow spaces between its groups and never breaks (spec 9)', () => {
  expect(formatPrice(9900, 'fr')).toBe('9\u202f900\u00a0FCFA')
  expect(formatPrice(1_250_000, 'fr')).toBe('1\u202f250\u202f000\u00a0FCFA')
})

test('A card says CFA (spec 2.9)', () => {
  expect(formatCardPrice(45_000, 'fr')).toBe('45\u202f000\u00a0CFA')
})
