import { defaultLocale, isLocale, type Locale } from '@sira/contract/locales'

/**
 * Attributes of a text from the back office that is not in the language of its page: it is read
 * aloud and laid out as what it is, the French original.
 */
export function writtenIn(written: string | undefined, page: Locale) {
  return isTranslated(written, page) ? {} : ({ lang: defaultLocale, dir: 'ltr' } as const)
}

/** Whether a record stands in the language of the page; one that does not say so does. */
export function isTranslated(written: string | undefined, page: Locale): boolean {
  return !isLocale(written) || written === page
}
