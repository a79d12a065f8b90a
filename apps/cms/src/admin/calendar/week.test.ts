import { describe, expect, it } from 'vitest'
import { askedWeek, daysOfWeekFrom, monthsOfWeek, weeksFrom } from './week.ts'

describe('a week of the calendar', () => {
  it('begins on the Monday of the day that is asked for', () => {
    expect(askedWeek('2026-11-28')).toBe('2026-11-23')
    expect(askedWeek('2026-11-23')).toBe('2026-11-23')
    expect(askedWeek('2027-01-03')).toBe('2026-12-28')
    for (const odd of [undefined, '', '2026-13-40', '2026-11', ['2026-11-28']]) {
      expect(askedWeek(odd)).toBeUndefined()
    }
  })

  it('has seven days, of one month or of two, and others beside it', () => {
    expect(daysOfWeekFrom('2026-11-30').at(-1)).toBe('2026-12-06')
    expect(monthsOfWeek('2026-11-30')).toEqual(['2026-11', '2026-12'])
    expect(monthsOfWeek('2026-11-23')).toEqual(['2026-11'])
    expect([weeksFrom('2026-12-28', 1), weeksFrom('2026-12-28', -1)]).toEqual([
      '2027-01-04',
      '2026-12-21',
    ])
  })
})
