import { expect, it } from 'vitest'
import { byWeek } from './weekSeries.ts'

it('days are added up by week; empty weeks stand there, older ones do not', () => {
  const days = new Map([
    ['2026-11-23', 2],
    ['2026-11-22', 3],
    ['2026-11-16', 4],
    ['2026-09-07', 1],
    ['2026-09-06', 9],
  ])
  const weeks = byWeek(days, '2026-11-24T10:00:00.000Z')
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ monday: '2026-09-07', count: 1 })
  expect(weeks[1]).toEqual({ monday: '2026-09-14', count: 0 })
  expect(weeks.slice(-2)).toEqual([
    { monday: '2026-11-16', count: 7 },
    { monday: '2026-11-23', count: 2 },
  ])
})
