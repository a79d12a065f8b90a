import { describe, expect, it } from 'vitest'
import { dayInWords, momentInWords } from './dates.ts'

describe('the dates of the dashboard', () => {
  it('are days in French words', () => {
    expect(dayInWords('2026-11-18T00:00:00.000Z')).toBe('mercredi 18 novembre')
  })

  it('are moments by the clock of Ouagadougou', () => {
    expect(momentInWords('2026-11-18T14:05:00.000Z')).toMatch(/^18 nov\..*14:05$/)
  })
})
