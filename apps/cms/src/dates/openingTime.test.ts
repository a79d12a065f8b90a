import { expect, test } from 'vitest'
import { afterOpeningHours } from './openingTime.ts'

const written = { weekdayHours: '08H-18H', saturdayHours: '08H-13H' }

// 2026-11-26 is a Thursday.
test.each([
  ['on a working day', '2026-11-26T09:00:00Z', 4, '2026-11-26T13:00:00.000Z'],
  ['before the doors open', '2026-11-26T05:30:00Z', 4, '2026-11-26T12:00:00.000Z'],
  ['over night', '2026-11-26T16:00:00Z', 4, '2026-11-27T10:00:00.000Z'],
  ['over Sunday', '2026-11-28T11:00:00Z', 4, '2026-11-30T10:00:00.000Z'],
  ['until the doors close', '2026-11-26T14:00:00Z', 4, '2026-11-26T18:00:00.000Z'],
  ['over several days', '2026-11-26T17:00:00Z', 12, '2026-11-28T09:00:00.000Z'],
])('Opening hours are counted %s', (_when, from, hours, until) => {
  expect(afterOpeningHours(new Date(from), hours, written).toISOString()).toBe(until)
})

test('Hours of the week that nobody can read are those of the settings as delivered', () => {
  const until = (weekdayHours: string | null, saturdayHours: string | null = null) =>
    afterOpeningHours(new Date('2026-11-27T16:00:00Z'), 4, {
      weekdayHours,
      saturdayHours,
    }).toISOString()
  expect(until('Sur rendez-vous', '08H-13H')).toBe('2026-11-28T10:00:00.000Z')
  // Closed on the Saturday that nobody wrote hours of.
  expect(until(null)).toBe('2026-11-30T10:00:00.000Z')
  expect(until('18H-08H')).toBe('2026-11-30T10:00:00.000Z')
})
