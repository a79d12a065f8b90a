import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test('The marks of a quotation stay with its first and last word, whatever was typed', () => {
  expect(quoted(' Deux entretiens plus tard, je signais. \n')).toBe(
    '«\u00a0Deux entretiens plus tard, je signais.\u00a0»',
  )
})
