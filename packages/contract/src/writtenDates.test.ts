import { expect, test } from 'vitest'
import { writtenDay } from './writtenDates.ts'

test('A day is written out in the language of the page', () => {
  expect(writtenDay('2026-12-10', 'fr')).toBe('10 décembre 2026')
  expect(writtenDay('2026-12-01T08:00:00.000Z', 'fr')).toBe('1er\u00a0décembre 2026')
  expect(writtenDay('2026-12-10', 'en')).toBe('10 December 2026')
  expect(writtenDay('2026-12-10', 'ar')).toContain('2026')
})

test('It is so whichever language was asked for before', () => {
  for (const _again of [1, 2]) {
    expect(writtenDay('2027-01-12', 'fr')).toBe('12 janvier 2027')
    expect(writtenDay('2027-01-12', 'en')).toBe('12 January 2027')
  }
})
