import type { Locale } from '@sira/contract/locales'
import { type Dictionary, fr } from './fr.ts'

const dictionaries: Partial<Record<Locale, Dictionary>> = { fr }

/** The words of a language; French where a language has none yet. */
export function dictionaryOf(locale: Locale): Dictionary {
  return dictionaries[locale] ?? fr
}
