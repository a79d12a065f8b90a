import { describe, expect, it } from 'vitest'
import { daysAgo, daysBetween } from './relativeDays.ts'

describe('the days between two', () => {
  it.each([
    ['2026-11-22', '2026-11-22', 0],
    ['2026-11-22', '2026-12-01', 9],
    ['2026-11-22', '2026-11-21', -1],
    ['2024-02-28T23:00:00.000Z', '2024-03-01', 2],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })
})

describe('how long ago a day is', () => {
  it.each([
    ['2026-11-22', 'fr', 'aujourd’hui'],
    ['2026-11-21', 'fr', 'hier'],
    ['2026-11-19', 'fr', 'il y a 3 jours'],
    ['2026-08-22', 'fr', 'il y a 3 mois'],
    ['2026-11-21', 'en', 'yesterday'],
    ['2026-11-19', 'ar', 'قبل 3 أيام'],
  ] as const)('for %s in %s is %s', (day, locale, said) => {
    expect(daysAgo(day, '2026-11-22', locale)).toBe(said)
  })

  it('is today for what is dated tomorrow', () => {
    expect(daysAgo('2026-11-23', '2026-11-22', 'fr')).toBe('aujourd’hui')
  })
})
