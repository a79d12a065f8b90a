import { expect, test } from 'vitest'
import { formatCardPrice, formatPrice } from './price.ts'

test('Prices are whole FCFA on one line (product 9)', () => {
  expect(formatPrice(9900, 'fr')).toBe('9\u202f900\u00a0FCFA')
  expect(formatPrice(1_250_000, 'fr')).toBe('1\u202f250\u202f000\u00a0FCFA')
})

test('A card says CFA (product 2.9)', () => {
  expect(formatCardPrice(45_000, 'fr')).toBe('45\u202f000\u00a0CFA')
})

test('What costs nothing is free, in the language of the page', () => {
  expect(formatCardPrice(0, 'fr')).toBe('Gratuit')
  expect(formatCardPrice(0, 'en')).toBe('Free')
  expect(formatPrice(0, 'ar')).toBe('مجاني')
})

test('Arabic names the currency in one way', () => {
  expect(formatCardPrice(45_000, 'ar')).toBe('45,000\u00a0فرنك')
  expect(formatPrice(45_000, 'ar')).toBe('45,000\u00a0فرنك')
})
