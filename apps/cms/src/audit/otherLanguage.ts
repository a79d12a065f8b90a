import { defaultLocale, locales } from '@sira/contract/locales'
import type { FlattenedField, PayloadRequest } from 'payload'

/** « anglais », where the texts of another language than French were changed. */
export function otherLanguage(
  fields: readonly FlattenedField[],
  { locale }: Pick<PayloadRequest, 'locale'>,
): string {
  const found = locales.find(({ code }) => code === locale && code !== defaultLocale)
  const translated = fields.some((field) => 'localized' in field && field.localized)
  return found === undefined || !translated ? '' : found.name.toLowerCase()
}
