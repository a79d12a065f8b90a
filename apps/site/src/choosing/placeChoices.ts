import type { Locale } from '@sira/contract/locales'
import { placeKey } from '@sira/contract/placeKey'
import { townName } from '../format/townName.ts'
import { byName, type PlaceChoice } from './filterChoice.ts'

type Place = string | null | undefined

interface Naming {
  /** Gives the key that all spellings of a place share. */
  keyOf: (place: string) => string
  nameOf: (place: string) => string
}

/** Makes one choice of all similar spellings; its name is that of the first record. */
export function placeChoices(
  places: readonly Place[],
  locale: Locale,
  { keyOf, nameOf }: Naming,
): PlaceChoice[] {
  const byKey = Map.groupBy(new Set(places.flatMap((place) => place || [])), keyOf)
  byKey.delete('')
  return [...byKey]
    .map(([value, spellings]) => ({ value, name: nameOf(spellings[0] ?? value), spellings }))
    .sort(byName(locale))
}

/** Gives the towns to choose, as the language of the page writes them. */
export function townChoices(towns: readonly Place[], locale: Locale): PlaceChoice[] {
  return placeChoices(towns, locale, {
    keyOf: placeKey,
    nameOf: (town) => townName(town, locale),
  })
}
