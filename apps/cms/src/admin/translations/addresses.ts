import type { Locale } from '@sira/contract/locales'

/** The work list of a language, of all types or one. */
export function workAddress(language: Locale, type?: string): string {
  const query = new URLSearchParams({ langue: language, ...(type === undefined ? {} : { type }) })
  return `/admin/traductions?${query}`
}

/** The French text and the translation of a record, side by side. */
export function deskAddress(language: Locale, type: string, id: number | string): string {
  return `/admin/traductions/${language}/${type}/${id}`
}
