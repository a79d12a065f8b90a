import { describe, expect, test } from 'vitest'
import { day, optional, time, timestamps } from './timestamps.ts'

describe('Moments on the wire', () => {
  test('are ISO times in UTC', () => {
    expect(time.safeParse('2026-11-23T10:00:00.000Z').success).toBe(true)
    expect(time.safeParse('2026-11-23 10:00').success).toBe(false)
    expect(time.safeParse('2026-11-23T10:00:00.000+01:00').success).toBe(false)
  })

  test('or days, which the calendar has', () => {
    expect(day.safeParse('2028-02-29').success).toBe(true)
    expect(day.safeParse('2026-02-29').success).toBe(false)
    expect(day.safeParse('23/11/2026').success).toBe(false)
  })

  test('every record has two of them', () => {
    expect(Object.keys(timestamps)).toEqual(['createdAt', 'updatedAt'])
  })

  test('what is empty or left out is nothing, and what is wrong stays wrong', () => {
    const maybe = optional(day)
    expect([maybe.parse(null), maybe.parse(undefined)]).toEqual([null, null])
    expect(maybe.parse('2026-11-23')).toBe('2026-11-23')
    expect(maybe.safeParse('hier').success).toBe(false)
  })
})
