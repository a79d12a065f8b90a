import { expect, test } from 'vitest'
import { typedCash } from './typedCash.ts'

test.each([
  ['1500', 1500],
  ['1 500', 1500],
  ['1\u202f500', 1500],
])('Cash is typed as people write it: %s', (typed, francs) => {
  expect(typedCash(typed, 1)).toBe(francs)
})

test.each(['', 'abc', '-5', '0', '15,5', '10000001'])('That is no sum of cash: %s', (typed) => {
  expect(typedCash(typed, 1)).toBeUndefined()
})

test('Nothing was taken, where what was noted is taken back', () => {
  expect(typedCash('0', 0)).toBe(0)
  expect(typedCash(' ', 0)).toBeUndefined()
})
