import { expect, test } from 'vitest'
import { balanceDay } from './balanceOf.ts'

const now = Date.parse('2026-11-28T10:00:00.000Z')

test.each([
  ['a week before a session that is far', '2026-12-20T08:00:00.000Z', '2026-12-13'],
  ['in two days where it is near', '2026-12-04T08:00:00.000Z', '2026-11-30'],
  ['at the start where it is nearer', '2026-11-29T08:00:00.000Z', '2026-11-29'],
])('The rest of a deposit is due %s', (_, start, day) => {
  expect(balanceDay(Date.parse(start), now).slice(0, 10)).toBe(day)
})
