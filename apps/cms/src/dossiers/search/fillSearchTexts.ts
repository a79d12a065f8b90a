import type { Payload } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { keptKinds, type NamedKind } from '../keptKinds.ts'
import { searchedText } from './plainSearch.ts'

/** Few enough that nobody waits for them. */
const atOnce = 100

/** Writes the text by which records are found, for those that were kept before there was one. */
export async function fillSearchTexts(payload: Payload): Promise<void> {
  for (const kind of keptKinds(payload)) {
    while (await fillSome(kind, payload)) {
      // Others have their turn between two lots.
      await new Promise((next) => setImmediate(next))
    }
  }
}

async function fillSome({ slug, searched }: NamedKind, payload: Payload): Promise<boolean> {
  const { docs } = await recordsByName(payload).find({
    collection: slug,
    where: { searchText: { exists: false } },
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  for (const record of docs) {
    const { id, updatedAt } = record
    const searchText = searchedText(searched.map((field) => record[field]))
    await payload.db.updateOne({ collection: slug, id, data: { searchText, updatedAt } })
  }
  return docs.length === atOnce
}
