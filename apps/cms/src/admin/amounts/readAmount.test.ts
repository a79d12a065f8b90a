import { expect, it } from 'vitest'
import { readAmount } from './readAmount.ts'

it.each([
  [150_000, '150\u00a0000\u00a0FCFA'],
  [1000, '1\u00a0000\u00a0FCFA'],
  [999, undefined],
  [null, undefined],
  // Half a number, as a field holds it while it is typed.
  ['150000', undefined],
])('an amount of %s is read as %s', (value, words) => {
  expect(readAmount(value)).toBe(words)
})
