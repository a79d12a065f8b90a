import { expect, it } from 'vitest'
import { offeredCopies } from './scarceShare.ts'

it.each([
  [null, 10],
  [undefined, 10],
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [19, 10],
  [100, 10],
])('Of %s copies that are left, %i may be ordered at once', (left, most) => {
  expect(offeredCopies(left)).toBe(most)
})
