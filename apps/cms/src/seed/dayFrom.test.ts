import { expect, test } from 'vitest'
import { dayFrom } from './dayFrom.ts'

const today = new Date('2028-02-27T23:30:00.000Z')

test('A day is counted from the day of seeding, over the ends of months and years', () => {
  expect(dayFrom(today, 0)).toBe('2028-02-27')
  expect(dayFrom(today, 2)).toBe('2028-02-29')
  expect(dayFrom(today, 3)).toBe('2028-03-01')
  expect(dayFrom(today, -58)).toBe('2027-12-31')
})
