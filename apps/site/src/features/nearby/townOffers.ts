import { placeKey } from '@sira/contract/placeKey'
import type { PlacedRow } from '../../components/links/placedRow.ts'
import type { ShortRow } from '../../components/links/ShortRows.tsx'
import { mapTowns } from './places.ts'

interface TownOffers {
  /** The form of the town in addresses. */
  key: string
  /** As the first record, or the map, spells it. */
  name: string
  trainings: ShortRow[]
  jobs: ShortRow[]
}

/** The rows by town: those of the map, then others that have rows; first those with most rows. */
export function townOffers(
  trainings: readonly PlacedRow[],
  jobs: readonly PlacedRow[],
): TownOffers[] {
  const towns = new Map<string, TownOffers>()
  const townOf = (name: string) => {
    const key = placeKey(name)
    const known = towns.get(key) ?? { key, name, trainings: [], jobs: [] }
    towns.set(key, known)
    return known
  }
  for (const { name } of mapTowns) townOf(name)
  for (const { town, row } of trainings) if (town) townOf(town).trainings.push(row)
  for (const { town, row } of jobs) if (town) townOf(town).jobs.push(row)
  const size = (town: TownOffers) => town.trainings.length + town.jobs.length
  return [...towns.values()].sort((a, b) => size(b) - size(a))
}
