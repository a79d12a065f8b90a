import { describe, expect, test } from 'vitest'
import { bookCover } from '../../pictures/bookCover.ts'
import { typographyFaults } from '../textRules.ts'
import { allBooks } from './allBooks.ts'

describe('The demo books (issue 2, seed)', () => {
  test('are twelve, with whole prices in francs', () => {
    expect(new Set(allBooks.map(({ titre }) => titre.fr)).size).toBe(12)
    for (const { prix } of allBooks) {
      expect(Number.isInteger(prix)).toBe(true)
      expect(prix).toBeGreaterThanOrEqual(2500)
      expect(prix).toBeLessThanOrEqual(15_000)
    }
  })

  test.each(allBooks)('« $titre.fr » stands in the three languages, well set', (book) => {
    for (const text of [book.titre, book.description]) {
      expect(text.en).toBeTruthy()
      expect(text.ar).toMatch(/[\u0600-\u06ff]/)
      expect(typographyFaults(text.fr)).toEqual([])
    }
  })

  test('have covers that are all different, and the same at each drawing', () => {
    const covers = allBooks.map(({ titre }, index) => bookCover(titre.fr, index))
    expect(new Set(covers).size).toBe(12)
    expect(bookCover('Le CV d’une page', 1)).toBe(bookCover('Le CV d’une page', 1))
  })

  test('show the cloth for one without a cover', () => {
    expect(allBooks.filter(({ cover }) => cover === false)).toHaveLength(1)
  })
})
