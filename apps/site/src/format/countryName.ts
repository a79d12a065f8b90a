import { defaultLocale, type Locale } from '@sira/contract/locales'
import type { DialCountry } from './dialCountries.ts'

/** As product 5 writes it in French; as the language itself does elsewhere. */
export function countryName({ country, region }: DialCountry, locale: Locale): string {
  if (locale === defaultLocale) return country
  return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? country
}
