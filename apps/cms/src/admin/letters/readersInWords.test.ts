import { expect, test } from 'vitest'
import { languageLine } from './readersInWords.ts'

test.each([
  [{ language: 'fr', readers: 1, gets: 'fr' }, '1 abonné en français'],
  [
    { language: 'ar', readers: 2, gets: 'fr' },
    '2 abonnés en arabe, qui la recevront en français\u00a0: la traduction manque',
  ],
  [
    { language: 'fr', readers: 4, gets: null },
    '4 abonnés en français\u00a0: il manque l’objet ou le texte',
  ],
] as const)('who reads which language is said before a letter leaves: %j', (readers, line) => {
  expect(languageLine(readers)).toBe(line)
})
