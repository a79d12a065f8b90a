import { expect, test } from 'vitest'
import { balanceDay, movedBalance } from './balanceOf.ts'

const now = Date.parse('2026-11-28T10:00:00.000Z')

test.each([
  ['a week before a session that is far', '2026-12-20T08:00:00.000Z', '2026-12-13'],
  ['in two days where it is near', '2026-12-04T08:00:00.000Z', '2026-11-30'],
  ['at the start where it is nearer', '2026-11-29T08:00:00.000Z', '2026-11-29'],
])('The rest of a deposit is due %s', (_, start, day) => {
  expect(balanceDay(Date.parse(start), now).slice(0, 10)).toBe(day)
})

test.each([
  ['later with it', '2026-12-13', '2026-12-27T08:00:00.000Z', '2026-12-20'],
  [
    'earlier with it, never sooner than in two days',
    '2026-12-13',
    '2026-12-04T07:00:00.000Z',
    '2026-11-30',
  ],
  ['at the start where that is tomorrow', '2026-12-13', '2026-11-29T08:00:00.000Z', '2026-11-29'],
  [
    'later with it where staff had given another day',
    '2026-12-18',
    '2026-12-21T06:00:00.000Z',
    '2026-12-19',
  ],
])('The rest of a deposit of a session that is moved is due %s', (_, soldeLe, start, day) => {
  const moved = { from: Date.parse('2026-12-20T08:00:00.000Z'), to: Date.parse(start) }
  expect(movedBalance(`${soldeLe}T00:00:00.000Z`, moved, now).slice(0, 10)).toBe(day)
})
