import { defaultLocale, locales } from '@sira/contract/locales'
import { describe, expect, test } from 'vitest'
import { demoArticles } from './articleSeed.ts'
import { demoBooks } from './bookSeed.ts'
import { demoJobs } from './jobSeed.ts'
import { largeFigures, shapeOf } from './textRules.ts'
import { demoTrainers } from './trainerSeed.ts'
import { demoTrainings } from './trainingSeed.ts'

const texts = [
  ...demoArticles().map(({ slug, contenu }) => ({ name: slug, text: contenu })),
  ...demoJobs().map(({ slug, description }) => ({ name: slug, text: description })),
  ...demoTrainings().map(({ slug, description }) => ({ name: slug, text: description })),
  ...demoBooks().map(({ titre, description }) => ({ name: titre.fr, text: description })),
  ...demoTrainers().map(({ Nom, Description }) => ({ name: Nom, text: Description })),
]
const translations = locales.map(({ code }) => code).filter((code) => code !== defaultLocale)

describe.each(translations)('What the demo says in the language %s', (language) => {
  const translated = texts.flatMap(({ name, text }) => {
    const said = text[language]
    return said === undefined ? [] : [{ name, french: text.fr, said }]
  })

  test('has each heading, list, table, picture and link of the French', () => {
    for (const { name, french, said } of translated) {
      expect(shapeOf(said), name).toEqual(shapeOf(french))
    }
  })

  test('names the amounts and years that the French names', () => {
    for (const { name, french, said } of translated) {
      expect(largeFigures(said), name).toEqual(largeFigures(french))
    }
  })

  test('has curved apostrophes, and amounts that no line breaks', () => {
    for (const { name, said } of translated) {
      const prose = said.replace(/`[^`]*`|\]\([^)]*\)/g, '')
      expect(prose, name).not.toMatch(/['"]|\d (?:FCFA|فرنك)/)
    }
  })
})
