import type { Locale } from '@sira/contract/locales'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr, type MailWords } from './fr.ts'

const languages: Readonly<Record<Locale, MailWords>> = { fr, en, ar }

/** Gives the texts of the letters in a language; French for an unknown one. */
export function mailWords(locale: unknown): MailWords {
  return typeof locale === 'string' && Object.hasOwn(languages, locale)
    ? languages[locale as Locale]
    : fr
}
