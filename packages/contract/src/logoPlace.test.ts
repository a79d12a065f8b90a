import { describe, expect, test } from 'vitest'
import { placedLogo } from './logoPlace.ts'

describe('The logo at the head of the pages', () => {
  test.each([
    ['a wide one', { width: 640, height: 160 }, { width: 168, height: 42, standsForName: true }],
    ['a square one', { width: 512, height: 512 }, { width: 44, height: 44, standsForName: false }],
    ['a high one', { width: 100, height: 400 }, { width: 11, height: 44, standsForName: false }],
    ['a line', { width: 2000, height: 1 }, { width: 168, height: 1, standsForName: true }],
    ['a small one', { width: 40, height: 20 }, { width: 88, height: 44, standsForName: true }],
  ])('%s has its own proportions in one place', (_what, size, placed) => {
    expect(placedLogo(size)).toEqual(placed)
  })
})
