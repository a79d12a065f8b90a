import { expect, test } from 'vitest'
import { wholeAmount } from './wholeAmount.ts'

test.each([
  ['1500', 1500],
  ['1500.00', 1500],
  [1500, 1500],
  ['0', 0],
])('a provider writes %j for %i francs', (written, francs) => {
  expect(wholeAmount(written)).toBe(francs)
})

test.each(['', '1500.5', '1 500', '-5', '1e3', 'abc', undefined, null, Number.NaN])(
  '%j is no amount of francs',
  (written) => {
    expect(wholeAmount(written)).toBeUndefined()
  },
)
