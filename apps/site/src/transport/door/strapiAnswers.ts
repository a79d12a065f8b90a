import { defaultLocale, isLocale } from '@sira/contract/locales'
import type { StrapiVersion } from './contentServer.ts'

/** Strapi 5 answers in the shape of the contract to who asks for it so. */
export function strapiHeaders(version: StrapiVersion | undefined): Record<string, string> {
  return version === 5 ? { 'strapi-response-format': 'v4' } : {}
}

/**
 * Says of every record in which language it is. A Strapi names none unless its texts are translated
 * there; they are then in the first language of the site, whatever the page was asked in. It writes
 * others as its staff chose: `fr-FR` is French.
 */
export function inNamedLanguage(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('attributes' in value)) return value
  const { attributes } = value
  if (typeof attributes !== 'object' || attributes === null) return value
  const named = 'locale' in attributes ? String(attributes.locale).split(/[-_]/)[0] : undefined
  return {
    ...value,
    attributes: { ...attributes, locale: isLocale(named) ? named : defaultLocale },
  }
}
