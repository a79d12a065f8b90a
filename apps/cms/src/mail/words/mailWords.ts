import type { Locale } from '@sira/contract/locales'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr, type MailWords } from './fr.ts'

const languages: Readonly<Record<Locale, MailWords>> = { fr, en, ar }

/** The words of the letters in a language; French for what is none of ours. */
export function mailWords(locale: unknown): MailWords {
  return typeof locale === 'string' && Object.hasOwn(languages, locale)
    ? languages[locale as Locale]
    : fr
}
