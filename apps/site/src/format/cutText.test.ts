import { describe, expect, test } from 'vitest'
import { cutText, restOfText } from './cutText.ts'

describe('Cut texts (product 9)', () => {
  test('a short text stays whole', () => {
    expect(cutText('Bonjour', 20)).toBe('Bonjour')
    expect(cutText('12345', 5)).toBe('12345')
  })

  test('a long one keeps its first characters and says that it goes on', () => {
    expect(cutText('Comptabilité générale', 12)).toBe('Comptabilité…')
  })

  test('no space is left before the ellipsis', () => {
    expect(cutText('Une ville et', 4)).toBe('Une…')
  })

  test('an accent typed as two signs and an emoji count for one', () => {
    expect(cutText('e\u0301te\u0301s', 3)).toBe('e\u0301te\u0301…')
    expect(cutText('👩🏾‍💻👩🏾‍💻👩🏾‍💻', 2)).toBe('👩🏾‍💻👩🏾‍💻…')
  })

  test.each([
    ['Excel', 20, ''],
    ['Tableur avancé et bases', 14, 'et bases'],
    ['Comptabilité générale', 15, 'générale'],
    ['Anticonstitutionnellement', 20, '…ement'],
  ])(
    'the rest of %s after %i characters is « %s », from the start of a word',
    (text, length, rest) => {
      expect(restOfText(text, length)).toBe(rest)
    },
  )
})
