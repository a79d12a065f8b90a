import { expect, test } from 'vitest'
import { sessionDays } from './sessionDays.ts'

test('A session of the demo is held on the days it says, where they are working days', () => {
  expect(sessionDays(new Date('2026-11-22'), 9, 9)).toEqual({
    start: '2026-12-01',
    end: '2026-12-01',
  })
})

test('A session of the demo is not held at Christmas, nor on a Sunday', () => {
  // 24 and 25 December, a Saturday, a Sunday.
  expect(sessionDays(new Date('2026-11-22'), 32, 33)).toEqual({
    start: '2026-12-28',
    end: '2026-12-29',
  })
})

test('A session without an end keeps the two days that follow its start free of feasts', () => {
  expect(sessionDays(new Date('2026-12-20'), 10, undefined)).toEqual({
    start: '2027-01-04',
    end: null,
  })
})

test('A session of several weeks begins and ends on a working day, whatever the year', () => {
  for (let day = 0; day < 400; day += 1) {
    const today = new Date(Date.UTC(2027, 0, 1 + day))
    const { start, end } = sessionDays(today, 41, 62)
    expect([new Date(start).getUTCDay(), new Date(end ?? '').getUTCDay()]).not.toContain(0)
  }
})
