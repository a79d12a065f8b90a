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
// Pure: whatever does not name it leaves it out, and the list of names with it.
export const otherLocales = /* @__PURE__ */ locales.filter(({ code }) => code !== defaultLocale)

const inAddress = new RegExp(
  `^/(${localeCodes.filter((code) => code !== defaultLocale).join('|')})(?=[/?]|$)(.*)$`,
  's',
)

/** Cookie that remembers the choice of language (product 9). */
export const languageCookie = 'selectedLang'

/** The parameter of an address by which a visitor chooses a language. */
export const languageParameter = 'langue'

/** The parameter by which a visitor asks for the page-translation service on one page (product 2.2). */
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

/** An address in a language, whatever language it was in. */
export function localisedPath(address: string, locale: Locale): string {
  const { path } = withoutLocale(address)
  if (locale === defaultLocale) return path
  return path.replace(/^\/(?=\?|$)/, '').replace(/^/, `/${locale}`)
}
