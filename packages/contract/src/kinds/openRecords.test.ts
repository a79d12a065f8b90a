import { describe, expect, test } from 'vitest'
import { isOpen, openFilter } from './openRecords.ts'
import { recordTypeNames, recordTypes } from './recordTypes.ts'

const today = '2026-11-22'

describe('An offer (product 2.11)', () => {
  test.each([
    ['2026-11-23', true],
    ['2026-11-22', true],
    ['2026-11-21', false],
    ['2026-11-22T00:00:00.000Z', true],
    ['2026-11-21T00:00:00.000Z', false],
  ])('whose last day is %s: open is %s', (date_expiration, open) => {
    expect(isOpen('jobs', { date_expiration }, today)).toBe(open)
  })

  test('without a last day stays open', () => {
    expect(isOpen('jobs', {}, today)).toBe(true)
    expect(isOpen('jobs', { date_expiration: null }, today)).toBe(true)
  })

  test('is asked for by the same rule', () => {
    expect(openFilter('jobs', today)).toEqual({
      'filters[$or][0][date_expiration][$gte]': today,
      'filters[$or][1][date_expiration][$null]': 'true',
    })
  })
})

describe('What has no last day', () => {
  const lasting = recordTypeNames.filter((type) => recordTypes[type].openUntil === undefined)

  test.each(lasting)('%s: is always open, and all of it is asked for', (type) => {
    expect(isOpen(type, { date_expiration: '2020-01-01' }, today)).toBe(true)
    expect(openFilter(type, today)).toEqual({})
  })
})
