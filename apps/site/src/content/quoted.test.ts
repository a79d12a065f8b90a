import { expect, test } from 'vitest'
import { keepMarks, quoted } from './quoted.ts'

test('The marks of a quotation stay with its first and last word, whatever was typed', () => {
  expect(quoted(' Deux entretiens plus tard, je signais. \n', 'fr')).toBe(
    '«\u00a0Deux entretiens plus tard, je signais.\u00a0»',
  )
})

test('A quotation has the marks of its language', () => {
  expect(quoted('Two interviews later, I signed.', 'en')).toBe('“Two interviews later, I signed.”')
  expect(quoted('بعد مقابلتين وقّعت العقد.', 'ar')).toBe('«بعد مقابلتين وقّعت العقد.»')
})

test('The marks that staff typed with plain spaces stay with their words too', () => {
  expect(keepMarks('Le mot « reçu » suffit, «\u00a0non\u00a0» aussi.')).toBe(
    'Le mot «\u00a0reçu\u00a0» suffit, «\u00a0non\u00a0» aussi.',
  )
})
