import { describe, expect, test } from 'vitest'
import { demoBooks } from './bookSeed.ts'
import { arabicLetters, typographyFaults } from './textRules.ts'

const allBooks = demoBooks()

describe('The demo books', () => {
  test('are twelve, with whole prices in francs', () => {
    expect(new Set(allBooks.map(({ titre }) => titre.fr)).size).toBe(12)
    for (const { prix } of allBooks) {
      expect(prix % 500).toBe(0)
      expect(prix).toBeGreaterThanOrEqual(2500)
      expect(prix).toBeLessThanOrEqual(15_000)
    }
  })

  test.each(allBooks)('« $titre.fr » stands in the three languages, well set', (book) => {
    expect(book.auteur).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u)
    for (const text of [book.titre, book.description]) {
      expect(text.en).toBeTruthy()
      expect(text.ar).toMatch(arabicLetters)
      expect(typographyFaults(text.fr)).toEqual([])
    }
  })

  test('have a cover each', () => {
    expect(new Set(allBooks.map(({ cover }) => cover)).size).toBe(12)
  })
})
