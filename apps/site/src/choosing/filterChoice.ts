import type { Locale } from '@sira/contract/locales'

/** A value of a filter, with its text in the address and its name. */
export interface FilterChoice {
  value: string
  name: string
}

/** A place to choose, with its spellings in the records. */
export interface PlaceChoice extends FilterChoice {
  spellings: readonly string[]
}

/** Sorts by the alphabet of the page's language. */
export function byName(locale: Locale): (a: FilterChoice, b: FilterChoice) => number {
  const alphabet = new Intl.Collator(locale)
  return (a, b) => alphabet.compare(a.name, b.name)
}
