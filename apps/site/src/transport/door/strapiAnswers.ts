import { defaultLocale, isLocale } from '@sira/contract/locales'
import type { StrapiVersion } from './contentServer.ts'

/** The headers by which Strapi 5 answers in the shape of the contract. */
export function strapiHeaders(version: StrapiVersion | undefined): Record<string, string> {
  return version === 5 ? { 'strapi-response-format': 'v4' } : {}
}

/**
 * Adds the language to every record. A Strapi names one only for translated texts; other texts are
 * in the first language of the site, whatever the page asked for. Its staff choose the spelling:
 * `fr-FR` is French.
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
