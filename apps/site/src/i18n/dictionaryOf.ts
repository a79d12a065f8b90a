import type { Locale } from '@sira/contract/locales'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { type Dictionary, fr } from './fr.ts'

const dictionaries: Readonly<Record<Locale, Dictionary>> = { fr, en, ar }

/** The words of a language. */
export function dictionaryOf(locale: Locale): Dictionary {
  return dictionaries[locale]
}
