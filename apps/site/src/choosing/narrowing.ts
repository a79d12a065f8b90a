import type { PlaceChoice } from './filterChoice.ts'

/** Filters and order of the API. */
export type Narrowing = Readonly<Record<string, string | number>>

/** The records that have one of these values; all of them where there are none. */
export function oneOf(attribute: string, values: readonly string[]): Narrowing {
  return Object.fromEntries(
    values.map((value, index) => [`filters[${attribute}][$in][${index}]`, value]),
  )
}

/** The records of a place, however it is spelled; a place that no choice has finds nothing. */
export function inPlace(
  attribute: string,
  place: string,
  places: readonly PlaceChoice[],
): Narrowing {
  return oneOf(attribute, places.find(({ value }) => value === place)?.spellings ?? [place])
}
