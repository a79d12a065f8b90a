import { readTexts } from '@sira/contract/pageTexts/readTexts'
import { homeTexts } from '@sira/contract/pageTexts/textPages'
import type { Dictionary } from '../../i18n/fr.ts'
import { homeParts } from './words/homeParts.ts'

/** The words of the home page, with what staff wrote in the place of the original ones. */
export function withHomeTexts(words: Dictionary, written: unknown): Dictionary {
  const texts = readTexts(homeTexts, words.locale, written)
  return { ...words, home: { ...words.home, ...homeParts(texts) } }
}
