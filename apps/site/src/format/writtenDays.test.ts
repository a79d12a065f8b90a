import { expect, test } from 'vitest'
import { writtenDays } from './writtenDays.ts'

test('The days of a session are written out in the language of the page', () => {
  expect(writtenDays('2027-01-09', '2027-01-11', 'fr')).toBe('9–11 janvier 2027')
  expect(writtenDays('2027-01-01', '2027-01-03', 'fr')).toBe('1er–3 janvier 2027')
  expect(writtenDays('2027-01-11', '2027-01-11', 'fr')).toBe('11 janvier 2027')
  expect(writtenDays('2027-01-29', '2027-02-01', 'fr')).toMatch(/^29 janvier.+1er février 2027$/)
  expect(writtenDays('2027-01-09', '2027-01-11', 'en')).toMatch(/^9\s–\s11 January 2027$/)
  expect(writtenDays('2027-01-09', '2027-01-11', 'ar')).toContain('يناير 2027')
})
