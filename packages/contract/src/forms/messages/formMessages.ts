import type { Locale } from '../../locales.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { french } from './french.ts'

/** What the forms say; the French messages are those of the specification. */
export type FormMessages = typeof french

const languages: Readonly<Record<Locale, FormMessages>> = { fr: french, en: english, ar: arabic }

export function formMessages(locale: Locale): FormMessages {
  return languages[locale]
}
