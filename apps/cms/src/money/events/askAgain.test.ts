import { expect, test } from 'vitest'
import { waitAfter } from './askAgain.ts'

test('a provider is asked after ten seconds, then twice as late each time, up to three hours', () => {
  expect([0, 1, 2, 3].map(waitAfter)).toEqual([10_000, 20_000, 40_000, 80_000])
  expect(waitAfter(12)).toBe(3 * 60 * 60_000)
  expect(waitAfter(10_000)).toBe(3 * 60 * 60_000)
})
