/** The languages of the site by their codes, which are all that scripts in a browser load of them. */
export const localeCodes = ['en', 'fr', 'ar'] as const

export type Locale = (typeof localeCodes)[number]

/** The same with name and value as in product 2.2, and the name each gives itself. */
export const locales = [
  { name: 'Anglais', value: 'en', code: 'en', dir: 'ltr', ownName: 'English' },
  { name: 'Français', value: 'fr', code: 'fr', dir: 'ltr', ownName: 'Français' },
  { name: 'Arabe', value: 'ar', code: 'ar', dir: 'rtl', ownName: 'العربية' },
] as const

export const defaultLocale: Locale = 'fr'

/** The languages that texts are translated into. */
// Marked as pure, so that code that does not use it leaves out the list of names too.
export const otherLocales = /* @__PURE__ */ locales.filter(({ code }) => code !== defaultLocale)

const inAddress = new RegExp(
  `^/(${localeCodes.filter((code) => code !== defaultLocale).join('|')})(?=[/?]|$)(.*)$`,
  's',
)

/** Cookie that remembers the choice of language (product 9). */
export const languageCookie = 'selectedLang'

/** The parameter that chooses a language. */
export const languageParameter = 'langue'

/** The parameter that asks for the page-translation service on one page (product 2.2). */
export const translationParameter = 'traduire'

export function isLocale(text: string | null | undefined): text is Locale {
  return localeCodes.some((code) => code === text)
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locales.find(({ code }) => code === locale)?.dir ?? 'ltr'
}

/** The language an address is in, and the same address without it: `/en/contact?a=1`. */
export function withoutLocale(address: string): { locale: Locale; path: string } {
  const [, code, rest = ''] = inAddress.exec(address) ?? []
  if (!isLocale(code)) return { locale: defaultLocale, path: address }
  return { locale: code, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Gives an address in a language, from the same address in any language. */
export function localisedPath(address: string, locale: Locale): string {
  const { path } = withoutLocale(address)
  if (locale === defaultLocale) return path
  return path.replace(/^\/(?=\?|$)/, '').replace(/^/, `/${locale}`)
}
