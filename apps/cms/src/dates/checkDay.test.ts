import { describe, expect, it } from 'vitest'
import { checkDay } from './checkDay.ts'

describe('a day in the back office', () => {
  it('is one of the calendar, or none', () => {
    for (const value of [null, '', '2026-11-27', '2028-02-29T12:00:00.000Z', new Date()]) {
      expect(checkDay(value, {}), String(value)).toBe(true)
    }
    for (const value of ['2026-13-32', '2026-02-31', '2027-02-29T00:00:00.000Z', 'demain', 3]) {
      expect(checkDay(value, {}), String(value)).toBe('Cette date n’existe pas.')
    }
  })

  it('is not before the one that comes first, and may be the same', () => {
    const notBefore = { field: 'start', sentence: 'Trop tôt.' }
    const start = '2026-11-27T23:00:00.000Z'

    expect(checkDay('2026-11-26', { start }, { notBefore })).toBe('Trop tôt.')
    expect(checkDay('2026-11-27T01:00:00.000Z', { start }, { notBefore })).toBe(true)
    expect(checkDay('2026-11-26', { start: null }, { notBefore })).toBe(true)
  })
})
