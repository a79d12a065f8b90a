import { expect, test } from 'vitest'
import { afterOpeningHours, beforeOpeningHours, openHoursBetween } from './openingTime.ts'

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
  expect(openHoursBetween(new Date(from), new Date(until), written)).toBe(hours)
})

test.each([
  ['on a working day', '2026-11-26T13:00:00Z', 4, '2026-11-26T09:00:00.000Z'],
  ['over night', '2026-11-27T10:00:00Z', 4, '2026-11-26T16:00:00.000Z'],
  ['over Sunday', '2026-11-30T10:00:00Z', 4, '2026-11-28T11:00:00.000Z'],
  ['after the doors have closed', '2026-11-26T22:00:00Z', 4, '2026-11-26T14:00:00.000Z'],
  ['over several days', '2026-11-28T09:00:00Z', 12, '2026-11-26T17:00:00.000Z'],
])('Opening hours are counted back %s', (_when, until, hours, from) => {
  expect(beforeOpeningHours(new Date(until), hours, written).toISOString()).toBe(from)
})

test('A public holiday counts for nothing', () => {
  const holidays = new Set(['2026-11-27'])
  const [thursday, saturday] = [new Date('2026-11-26T16:00Z'), new Date('2026-11-28T10:00Z')]
  expect(afterOpeningHours(thursday, 4, written, holidays)).toEqual(saturday)
  expect(beforeOpeningHours(saturday, 4, written, holidays)).toEqual(thursday)
  expect(openHoursBetween(thursday, saturday, written, holidays)).toBe(4)
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
