import type { CollectionSlug, Payload } from 'payload'
import { searchedText } from './plainSearch.ts'
import { searchedFields } from './searchedFields.ts'

/** Few enough that nobody waits for them. */
const atOnce = 100

/** Writes the text by which records are found, for those that were kept before there was one. */
export async function fillSearchTexts(payload: Payload): Promise<void> {
  for (const [collection, fields] of Object.entries(searchedFields)) {
    while (await fillSome(collection as CollectionSlug, fields, payload)) {
      // Others have their turn between two lots.
      await new Promise((next) => setImmediate(next))
    }
  }
}

async function fillSome(
  collection: CollectionSlug,
  fields: readonly string[],
  payload: Payload,
): Promise<boolean> {
  const { docs } = await payload.find({
    collection,
    where: { searchText: { exists: false } },
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  const records = docs as unknown as ({ id: number; updatedAt: string } & Record<string, unknown>)[]
  for (const record of records) {
    const { id, updatedAt } = record
    const searchText = searchedText(fields.map((field) => record[field]))
    await payload.db.updateOne({ collection, id, data: { searchText, updatedAt } })
  }
  return records.length === atOnce
}
