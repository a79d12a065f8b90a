import { describe, expect, it } from 'vitest'
import { locales } from '../locales.ts'
import { originalTexts } from './originalTexts.ts'
import { readTexts } from './readTexts.ts'
import { homeTexts, textPages } from './textPages.ts'

describe('the texts of a page (issue 17)', () => {
  it('are the original ones in each language where nothing was written', () => {
    for (const { code } of locales) {
      for (const nothing of [{}, null, 'x', { heading: null }, { heading: '  ' }]) {
        expect(readTexts(homeTexts, code, nothing)).toEqual(originalTexts(homeTexts, code))
      }
    }
    expect(originalTexts(homeTexts, 'fr').heading).toBe('Apprendre, travailler, entreprendre.')
  })

  it('are what was written where there is room for it, and nothing else besides', () => {
    const long = 'a'.repeat(homeTexts.toContact.longest + 1)
    const written = { heading: ' Bonjour ', toContact: long, secret: 'x', aboutLink: 7 }
    const original = originalTexts(homeTexts, 'en')
    expect(readTexts(homeTexts, 'en', written)).toEqual({ ...original, heading: 'Bonjour' })
  })

  it('have room for the original ones, and one place in one part of their page', () => {
    for (const { parts } of Object.values(textPages)) {
      const names = parts.flatMap(({ texts }) => Object.keys(texts))
      expect(new Set(names).size).toBe(names.length)
      for (const text of parts.flatMap(({ texts }) => Object.values(texts))) {
        for (const { code } of locales) expect(text[code].length).toBeLessThanOrEqual(text.longest)
      }
    }
  })
})
