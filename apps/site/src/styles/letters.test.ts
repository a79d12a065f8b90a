import { expect, it } from 'vitest'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import { arabicLetters, latinLetters } from './letters.ts'

it.each(['fr', 'en'] as const)('our fonts carry every letter of the words in %s', (locale) => {
  expect(missing(textsIn(dictionaryOf(locale)), latinLetters)).toEqual([])
})

it('our fonts carry every letter of the words in Arabic', () => {
  expect(missing(textsIn(dictionaryOf('ar')), latinLetters + arabicLetters)).toEqual([])
})

function missing(texts: string, letters: string): string[] {
  return [...new Set(texts)].filter((letter) => letter !== '\n' && !letters.includes(letter))
}

function textsIn(words: unknown): string {
  if (typeof words === 'string') return words
  return typeof words === 'object' && words ? Object.values(words).map(textsIn).join('') : ''
}
