import { expect, test } from 'vitest'
import { countryName } from './countryName.ts'
import { contactDialCodes, quoteDialCodes } from './dialCountries.ts'

test('Countries are written as the specification does in French, as each language does elsewhere', () => {
  const [, burkina, ivoryCoast] = quoteDialCodes
  if (!burkina || !ivoryCoast) throw new Error('no dial codes')
  expect(countryName(ivoryCoast, 'fr')).toBe("Côte d'Ivoire")
  expect(countryName(burkina, 'ar')).toBe('بوركينا فاسو')
  expect(new Set(quoteDialCodes.map((code) => countryName(code, 'en'))).size).toBe(14)
})

test('The quote form spells one country otherwise than the contact form', () => {
  const of = (codes: typeof quoteDialCodes) => codes.find(({ code }) => code === '+231')?.country
  expect([of(contactDialCodes), of(quoteDialCodes)]).toEqual(['Libéria', 'Liberia'])
})
