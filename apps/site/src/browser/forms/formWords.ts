import { defaultLocale, isLocale, type Locale } from '@sira/contract/locales'
import { outbox as ar } from '../../i18n/ar/outbox.ts'
import { outbox as en } from '../../i18n/en/outbox.ts'
import { outbox as fr } from '../../i18n/fr/outbox.ts'
import type { Words } from '../../language/words.ts'

const languages: Readonly<Record<Locale, Words<typeof fr>>> = { fr, en, ar }

/** The language of the page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

/** What the forms say in the page, beside the messages of the contract. */
export function formWords(locale = pageLocale()): Words<typeof fr>['outbox'] {
  return languages[locale].outbox
}
