import { defaultLocale, locales, otherLocales } from '@sira/contract/locales'
import type { Locale as Language } from 'payload'

const original = locales.filter(({ code }) => code === defaultLocale)

/** The languages of the site, as staff choose them: first the one texts are written in. */
export const contentLanguages: Language[] = [...original, ...otherLocales].map(
  ({ code, name, dir }) => ({ code, label: name, ...(dir === 'rtl' ? { rtl: true } : {}) }),
)
