import type { PayloadDocument } from '../serialise.ts'

/** The records of an answer. */
export interface Found {
  documents: readonly PayloadDocument[]
  /** The number of places of a record in the answer, by its id. */
  places: ReadonlyMap<number, number>
}

/** Gives records that occur once each. */
export function foundOnce(documents: readonly PayloadDocument[]): Found {
  return { documents, places: new Map(documents.map(({ id }) => [id, 1])) }
}

/** The places of what these records lead to. */
export function placesOf(
  linked: ReadonlyMap<number, readonly number[]>,
  places: ReadonlyMap<number, number>,
): Map<number, number> {
  const found = new Map<number, number>()
  for (const [parent, ids] of linked) {
    for (const id of ids) found.set(id, (found.get(id) ?? 0) + (places.get(parent) ?? 0))
  }
  return found
}
