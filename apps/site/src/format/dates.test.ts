import { expect, test } from 'vitest'
import { dayAndShortMonth, storedDay } from './dates.ts'

test('Dates show the first 10 characters of the stored date (product 9)', () => {
  expect(storedDay('2026-11-18T09:30:00.000Z')).toBe('2026-11-18')
  expect(storedDay('2026-11-18')).toBe('2026-11-18')
})

test('A news card shows the day and the French short month (product 2.3)', () => {
  expect(dayAndShortMonth('2026-11-09T23:59:00.000Z', 'fr')).toEqual({ day: '09', month: 'nov.' })
  expect(dayAndShortMonth('2026-02-01T00:00:00.000Z', 'fr').month).toBe('févr.')
})
