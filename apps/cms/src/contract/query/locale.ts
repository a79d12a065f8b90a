import type { Locale } from '@sira/contract/locales'
import type { QueryValue } from './queryString.ts'

/** The languages of the content, and the fallback. */
export interface Languages {
  all: readonly Locale[]
  fallback: Locale
}

/**
 * The language asked for, or `null` when none was. A language nobody writes here is treated as
 * one without translations: the answer comes in the fallback language.
 */
export function parseLocale(value: QueryValue, languages: Languages): Locale | null {
  if (typeof value !== 'string' || value === '') return null
  const [language = ''] = value.toLowerCase().split(/[-_]/)
  return languages.all.find((code) => code === language) ?? languages.fallback
}
