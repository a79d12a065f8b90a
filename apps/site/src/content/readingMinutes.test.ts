import { expect, test } from 'vitest'
import { readingMinutes } from './readingMinutes.ts'

test.each([
  [0, 1],
  [290, 1],
  [310, 2],
  [1000, 5],
])('A text of %i words is read in %i minutes', (words, minutes) => {
  expect(readingMinutes('mot : '.repeat(words))).toBe(minutes)
})
