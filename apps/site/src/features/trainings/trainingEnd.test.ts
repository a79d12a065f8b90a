import { expect, test } from 'vitest'
import { trainingEnd } from './trainingEnd.ts'

test('A training ends two days after its start, over the end of a month and of a year (product 2.10)', () => {
  expect(trainingEnd('2026-11-18', null)).toBe('2026-11-20')
  expect(trainingEnd('2026-01-30', null)).toBe('2026-02-01')
  expect(trainingEnd('2028-02-28', null)).toBe('2028-03-01')
  expect(trainingEnd('2026-12-31', null)).toBe('2027-01-02')
})

test('An end that staff gave is the end', () => {
  expect(trainingEnd('2026-11-18', '2026-11-27')).toBe('2026-11-27')
})

test('Without a start there is no end', () => {
  expect(trainingEnd(null, null)).toBeNull()
})
