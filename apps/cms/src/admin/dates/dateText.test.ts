import { describe, expect, it } from 'vitest'
import { dateText, dateValue } from './dateText.ts'

describe('a date as it is written in the back office', () => {
  it('is a day at noon, or a moment, by the clock of Ouagadougou', () => {
    expect(dateValue('2026-11-27', false)).toBe('2026-11-27T12:00:00.000Z')
    expect(dateValue('2026-11-27T08:30', true)).toBe('2026-11-27T08:30:00.000Z')
    expect(dateText('2026-11-27T08:30:00.000Z', true)).toBe('2026-11-27T08:30')
    expect(dateText('2026-11-27T23:00:00.000Z', false)).toBe('2026-11-27')
  })

  it('is empty where there is none', () => {
    expect(dateText(null, false)).toBe('')
    expect(dateText('demain', true)).toBe('')
    expect(dateValue('', false)).toBeNull()
  })
})
