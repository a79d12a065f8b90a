import type { PlaceChoice } from './filterChoice.ts'

/** Filters and order of the API. */
export type Narrowing = Readonly<Record<string, string | number>>

/** What has one of these values; all of it where there are none. */
export function oneOf(attribute: string, values: readonly string[]): Narrowing {
  return Object.fromEntries(
    values.map((value, index) => [`filters[${attribute}][$in][${index}]`, value]),
  )
}

/** What is in a place, however it is spelled; in a place that no choice has, nothing is found. */
export function inPlace(
  attribute: string,
  place: string,
  places: readonly PlaceChoice[],
): Narrowing {
  return oneOf(attribute, places.find(({ value }) => value === place)?.spellings ?? [place])
}
