import type { DialCode } from '@sira/contract/dialCodes'
import { defaultLocale, type Locale } from '@sira/contract/locales'

/** As product 5 writes it in French; as the language itself does elsewhere. */
export function countryName({ country, region }: DialCode, locale: Locale): string {
  if (locale === defaultLocale) return country
  return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? country
}
