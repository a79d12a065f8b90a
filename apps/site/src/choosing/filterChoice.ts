import type { Locale } from '@sira/contract/locales'

/** One value that a list can be narrowed to: what stands in the address, and what is read. */
export interface FilterChoice {
  value: string
  name: string
}

/** A place to choose, and how the records spell it. */
export interface PlaceChoice extends FilterChoice {
  spellings: readonly string[]
}

/** The order of the alphabet, in the language of the page. */
export function byName(locale: Locale): (a: FilterChoice, b: FilterChoice) => number {
  const alphabet = new Intl.Collator(locale)
  return (a, b) => alphabet.compare(a.name, b.name)
}
