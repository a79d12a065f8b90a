import { aboutTexts } from '@sira/contract/pageTexts/about/aboutPage'
import { homeTexts } from '@sira/contract/pageTexts/home/homePage'
import { readTexts } from '@sira/contract/pageTexts/readTexts'
import type { TextPageName } from '@sira/contract/pageTexts/textPages'
import { homeParts } from '../features/home/words/homeParts.ts'
import type { Dictionary } from './fr.ts'

type Write = (words: Dictionary, written: unknown) => Partial<Dictionary>

const write: Readonly<Record<TextPageName, Write>> = {
  accueil: ({ home, locale }, written) => ({
    home: { ...home, ...homeParts(readTexts(homeTexts, locale, written)) },
  }),
  'a-propos': ({ about, locale }, written) => ({
    about: { ...about, ...readTexts(aboutTexts, locale, written) },
  }),
}

/** The words, with what staff wrote for a page in the place of its original texts. */
export function withPageTexts(words: Dictionary, page: TextPageName, written: unknown): Dictionary {
  return { ...words, ...write[page](words, written) }
}
