import type { QueryValue } from './queryString.ts'

/** The languages of the content, and the one that stands in for the others. */
export interface Languages {
  all: readonly string[]
  fallback: string
}

/**
 * The language asked for, or `null` when none was. A language nobody writes here is treated as
 * one without translations: the answer comes in the fallback language.
 */
export function parseLocale(value: QueryValue, languages: Languages): string | null {
  if (typeof value !== 'string' || value === '') return null
  const [language = ''] = value.toLowerCase().split(/[-_]/)
  return languages.all.includes(language) ? language : languages.fallback
}
