import { expect, test } from 'vitest'
import { dayFrom, shiftedTime } from './dayFrom.ts'

const today = new Date('2028-02-27T23:30:00.000Z')

test('A day is counted from the day of seeding, over the ends of months and years', () => {
  expect(dayFrom(today, 0)).toBe('2028-02-27')
  expect(dayFrom(today, 2)).toBe('2028-02-29')
  expect(dayFrom(today, 3)).toBe('2028-03-01')
  expect(dayFrom(today, -58)).toBe('2027-12-31')
})

test.each([
  ['2026-11-22T09:00:00Z', '2026-11-18T09:30:00.000Z'],
  ['2026-11-23T00:00:00Z', '2026-11-19T09:30:00.000Z'],
  ['2028-02-29T23:59:59Z', '2028-02-25T09:30:00.000Z'],
])('An article of the demo is four days old on the first start, be it %s', (today, published) => {
  expect(shiftedTime('2026-11-18T09:30:00.000Z', new Date(today))).toBe(published)
})
