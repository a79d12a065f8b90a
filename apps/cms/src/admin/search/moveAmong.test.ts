import { expect, it } from 'vitest'
import { moveAmong } from './moveAmong.ts'

it('The arrows lead from the field through what was found, and back to it', () => {
  expect(moveAmong('ArrowDown', -1, 2)).toBe(0)
  expect(moveAmong('ArrowDown', 1, 2)).toBeUndefined()
  expect(moveAmong('ArrowUp', 0, 2)).toBe(-1)
  expect(moveAmong('ArrowUp', -1, 2)).toBeUndefined()
  expect(moveAmong('a', 0, 2)).toBeUndefined()
})
