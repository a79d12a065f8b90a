import { expect, test } from 'vitest'
import { isTranslated, writtenIn } from './writtenIn.ts'

test('A text in another language than its page is marked as the French original', () => {
  expect(writtenIn('fr', 'ar')).toEqual({ lang: 'fr', dir: 'ltr', translate: 'yes' })
  expect(writtenIn('ar', 'ar')).toEqual({})
  expect(writtenIn('fr', 'fr')).toEqual({})
})

test('A server that names no language, such as a plain Strapi, is taken at its word', () => {
  expect(isTranslated(undefined, 'en')).toBe(true)
  expect(isTranslated('de', 'en')).toBe(true)
})
