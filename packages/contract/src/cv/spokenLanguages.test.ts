import { describe, expect, it } from 'vitest'
import { localeCodes } from '../locales.ts'
import { cvParts, cvWords } from './cvWords.ts'
import { languageNames, levelNames, spokenIn } from './spokenLanguages.ts'

describe('the words of a CV', () => {
  it.each([
    ['Mooré', 'ar', 'الموري'],
    ['fulfuldé', 'en', 'Fulfulde'],
    ['العربية', 'fr', 'Arabe'],
    ['LANGUE MATERNELLE', 'en', 'Mother tongue'],
    ['Swahili', 'fr', 'Swahili'],
  ] as const)('« %s » in %s: %s', (written, lang, said) => {
    expect(spokenIn(written, lang)).toBe(said)
  })

  it.each(localeCodes)('each language and level has one name: %s', (lang) => {
    for (const names of [languageNames(lang), levelNames(lang)]) {
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(spokenIn(name, lang)).toBe(name)
    }
  })

  it.each(localeCodes)('each part has a title of its own: %s', (lang) => {
    const titles = cvParts.map((part) => cvWords[lang].parts[part])
    expect(new Set(titles).size).toBe(cvParts.length)
  })
})
