/** Languages of the site: name, value and code as in spec 2.2. */
export const locales = [
  { name: 'Anglais', value: 'en', code: 'en', dir: 'ltr' },
  { name: 'Français', value: 'fr', code: 'fr', dir: 'ltr' },
  { name: 'Arabe', value: 'ar', code: 'ar', dir: 'rtl' },
] as const

export type Locale = (typeof locales)[number]['code']

export const defaultLocale: Locale = 'fr'

/** Cookie that remembers the choice of language (spec 9). */
export const languageCookie = 'selectedLang'
