import type { Payload } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { type KeptName, keptKinds, keptNames } from '../keptKinds.ts'
import { searchedText } from './plainSearch.ts'

/** Few enough that nobody waits for them. */
const atOnce = 100

/** Writes the text by which records are found, for those that were kept before there was one. */
export async function fillSearchTexts(payload: Payload): Promise<void> {
  for (const name of keptNames) {
    while (await fillSome(name, payload)) {
      // Others have their turn between two lots.
      await new Promise((next) => setImmediate(next))
    }
  }
}

async function fillSome(name: KeptName, payload: Payload): Promise<boolean> {
  const { docs } = await recordsByName(payload).find({
    collection: name,
    where: { searchText: { exists: false } },
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  for (const record of docs) {
    const { id, updatedAt } = record
    const searchText = searchedText(keptKinds[name].searched.map((field) => record[field]))
    await payload.db.updateOne({ collection: name, id, data: { searchText, updatedAt } })
  }
  return docs.length === atOnce
}
