import { describe, expect, test } from 'vitest'
import { bookCover } from '../pictures/bookCover.ts'
import { coverSigns } from '../pictures/coverSigns.ts'
import { demoBooks } from './bookSeed.ts'
import { arabicLetters, typographyFaults } from './textRules.ts'

const allBooks = demoBooks()
const signs = allBooks.flatMap(({ cover }) => cover ?? [])

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

  test('show the cloth for one without a cover, and a sign of its own on each other', () => {
    expect(allBooks.filter(({ cover }) => cover === undefined)).toHaveLength(1)
    expect(new Set(signs)).toEqual(new Set(Object.keys(coverSigns)))
    expect(signs).toHaveLength(11)
  })
})

describe('A drawn cover', () => {
  const draw = (title: string, index: number) => bookCover({ title, sign: 'sheet', index })

  test('is 600 by 900, and the same at each drawing', () => {
    expect(draw('Le CV d’une page', 1)).toContain('viewBox="0 0 600 900"')
    expect(draw('Le CV d’une page', 1)).toBe(draw('Le CV d’une page', 1))
  })

  test('differs with the title, the place on the shelf and the sign', () => {
    const covers = [draw('Un', 0), draw('Deux', 0), draw('Un', 1)]
    covers.push(bookCover({ title: 'Un', sign: 'sun', index: 0 }))
    expect(new Set(covers).size).toBe(4)
  })
})
