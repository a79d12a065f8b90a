import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import { arabicLetters, countryLetters, latinLetters } from './letters.ts'

it.each(['fr', 'en'] as const)('our fonts carry every letter of the words in %s', (locale) => {
  expect(missing(textsIn(dictionaryOf(locale)), latinLetters)).toEqual([])
})

it('our fonts carry every letter of the words in Arabic', () => {
  expect(missing(textsIn(dictionaryOf('ar')), latinLetters + arabicLetters)).toEqual([])
})

it('a page asks for the letters of our languages where it has one of them, and for nothing else', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
  const ranges = [...sheet.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) =>
    inRange(range),
  )
  const letters = [countryLetters, countryLetters].map((list) => [...list].sort())
  expect(ranges).toEqual(letters)
  expect(missing(countryLetters, latinLetters)).toEqual([...countryLetters])
})

function inRange(range: string): string[] {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - start + 1
      return Array.from({ length: count }, (_, step) => String.fromCodePoint(start + step))
    },
  )
}

function missing(texts: string, letters: string): string[] {
  return [...new Set(texts)].filter((letter) => letter !== '\n' && !letters.includes(letter))
}

function textsIn(words: unknown): string {
  if (typeof words === 'string') return words
  return typeof words === 'object' && words ? Object.values(words).map(textsIn).join('') : ''
}
