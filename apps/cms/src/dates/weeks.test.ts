import { expect, it } from 'vitest'
import { lastMondays, mondayOf } from './weeks.ts'

it.each([
  ['2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['2026-11-29T23:59:59.999Z', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday)
})

it('the last weeks end with the one of today, over the new year too', () => {
  expect(lastMondays('2027-01-06T08:00:00.000Z', 3)).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
  ])
})
