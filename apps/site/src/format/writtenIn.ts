import { defaultLocale, isLocale, type Locale } from '@sira/contract/locales'

/** A record that says in which language its texts really are. */
export interface WrittenRecord {
  locale?: string | undefined
}

/**
 * Attributes of a text from the back office that is not in the language of its page: it is read
 * aloud and laid out as what it is, the French original.
 */
export function writtenIn(written: string | undefined, page: Locale) {
  return isTranslated(written, page) ? {} : untranslated
}

/** `translate`: what the page-translation service may touch when a visitor asks for it. */
const untranslated = { lang: defaultLocale, dir: 'ltr', translate: 'yes' } as const

/** Whether a record stands in the language of the page; one that does not say so does. */
export function isTranslated(written: string | undefined, page: Locale): boolean {
  return !isLocale(written) || written === page
}
