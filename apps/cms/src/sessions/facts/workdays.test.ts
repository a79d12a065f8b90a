import { expect, it } from 'vitest'
import { workdaysBefore } from './workdays.ts'

const monday = new Date('2026-11-30T08:00:00.000Z')

it.each([
  ['2026-11-23T23:59:00.000Z', [], 5],
  ['2026-11-24T00:00:00.000Z', [], 4],
  ['2026-11-23T10:00:00.000Z', ['2026-11-25'], 4],
  // A weekend has none.
  ['2026-11-28T10:00:00.000Z', [], 0],
  ['2026-11-30T07:00:00.000Z', [], 0],
  ['2026-12-03T07:00:00.000Z', [], 0],
])(
  'from %s, with the holidays %j, there are %i working days before a Monday',
  (now, days, count) => {
    expect(workdaysBefore(monday, new Date(now), new Set(days))).toBe(count)
  },
)
