import { describe, expect, it } from 'vitest'
import { askedMonth, daysOf, monthsFrom } from './month.ts'

describe('a month of the calendar', () => {
  const today = new Date('2026-11-23T10:00:00Z')

  it('is the one asked for, or else this one', () => {
    expect(askedMonth('2027-02', today)).toBe('2027-02')
    for (const odd of [undefined, '', '2027-13', '1999-01', '2027-2', ['2027-02']]) {
      expect(askedMonth(odd, today)).toBe('2026-11')
    }
  })

  it('has others before and after it, over the end of a year', () => {
    expect(monthsFrom('2026-12', 1)).toBe('2027-01')
    expect(monthsFrom('2026-01', -1)).toBe('2025-12')
  })

  it('begins on its day of the week, and is as long as it is', () => {
    expect(daysOf('2026-11')).toMatchObject({ firstColumn: 7 })
    expect(daysOf('2026-11').days).toHaveLength(30)
    expect(daysOf('2028-02').days.at(-1)).toBe('2028-02-29')
    expect(daysOf('2027-02').firstColumn).toBe(1)
  })
})
