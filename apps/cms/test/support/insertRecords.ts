import { choiceTypes } from '@sira/contract/kinds/choiceTypes'
import { recordTypeNames } from '@sira/contract/kinds/recordTypes'
import { type CollectionSlug, type Payload, ValidationError } from 'payload'
import { recordsByName } from '../../src/database/records/recordsByName.ts'
import { type RecordedRecord, recordedContent } from './recordedContent.ts'
import { recordedPicture } from './recordedPicture.ts'

/** Linked records before those that link to them. */
const order = ['media', ...choiceTypes, ...recordTypeNames]

/** Tags counted by c08 that no answer shows. */
const unseen = { tags: 1 } as Partial<Record<string, number>>

/** Rebuilds the recorded content with the ids it had; an id nobody saw is made and removed again. */
export async function insertRecords(payload: Payload): Promise<void> {
  const content = recordedContent()
  const invented: { collection: CollectionSlug; id: number }[] = []
  for (const type of order) {
    const collection = type as CollectionSlug
    const records = content.get(type) ?? new Map<number, RecordedRecord>()
    const last = Math.max(...records.keys())
    for (let id = 1; id <= last + (unseen[type] ?? 0); id += 1) {
      const record = records.get(id)
      const made = await insert(payload, collection, record ?? invention(type, id))
      if (made !== id) throw new Error(`${type} ${id} got the id ${made}`)
      if (record === undefined && id < last) invented.push({ collection, id })
    }
  }
  for (const { collection, id } of invented) await payload.delete({ collection, id })
}

async function insert(
  payload: Payload,
  collection: CollectionSlug,
  { values, links }: RecordedRecord,
): Promise<number> {
  const published = 'publishedAt' in values ? { _status: 'published' } : {}
  const file = collection === 'media' ? { file: await recordedPicture(values) } : {}
  const own = collection === 'media' ? pick(values, ['alternativeText', 'caption']) : values
  // The recorded attributes bear the names of the collection's fields (contract.md).
  const data = { ...own, ...links, ...published }
  try {
    return (await recordsByName(payload).create({ collection, data, depth: 0, ...file })).id
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return insertIncomplete(payload, collection, data)
  }
}

/** The recorded server required little; where our back office requires more, past its checks. */
async function insertIncomplete(
  payload: Payload,
  collection: CollectionSlug,
  data: Record<string, unknown>,
): Promise<number> {
  const fields = payload.collections[collection]?.config.flattenedFields ?? []
  const localised = new Set(
    fields.filter((field) => 'localized' in field && field.localized).map(({ name }) => name),
  )
  const stored = Object.entries(data).map(([name, value]): [string, unknown] => {
    return [name, localised.has(name) ? { fr: value } : value]
  })
  const { id } = await payload.db.create({ collection, data: Object.fromEntries(stored) })
  return Number(id)
}

function invention(type: string, id: number): RecordedRecord {
  const name = type === 'formateurs' ? 'Nom' : 'nom'
  return { values: { [name]: `Sans trace ${id}` }, links: {}, tagsSeenFromTags: new Set() }
}

function pick(values: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
