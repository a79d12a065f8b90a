import { defaultLocale, isLocale, type Locale } from '@sira/contract/locales'
import { outbox as fr } from '../../i18n/fr/outbox.ts'
import type { Words } from '../../language/words.ts'

export type FormWords = Words<typeof fr>['outbox']

const held = new Map<Locale, FormWords>([['fr', fr.outbox]])

/** Loaded only by the pages in these languages. */
const others = new Map<Locale, () => Promise<FormWords>>([
  ['en', () => import('../../i18n/en/outbox.ts').then((module) => module.outbox.outbox)],
  ['ar', () => import('../../i18n/ar/outbox.ts').then((module) => module.outbox.outbox)],
])

/** The language of the page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

/**
 * The texts of forms in the page, beside the messages of the contract; French until `holdWords`.
 */
export function formWords(locale = pageLocale()): FormWords {
  return held.get(locale) ?? fr.outbox
}

/** Loads the texts of the page's language. Throws where they cannot be had. */
export async function holdWords(locale = pageLocale()): Promise<void> {
  const ask = others.get(locale)
  if (ask && !held.has(locale)) held.set(locale, await ask())
}
