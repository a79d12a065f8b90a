import type { DraftedType } from '@sira/contract/kinds/recordTypes'
import DataLoader from 'dataloader'
import type { Payload } from 'payload'
import { cache } from 'react'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import { lastDayField } from '../../publication/plans/lastDay.ts'
import { translatedTexts } from '../../publication/translations/translatedTexts.ts'

/** A record as the public reads it, where it does, and as it was saved last. */
export interface Listed {
  shown: NamedRecord | undefined
  latest: NamedRecord | undefined
}

/** Where the records of a list stand, without their texts. */
export const listedStates = cache((payload: Payload, type: DraftedType) =>
  listed(payload, type, ['_status', 'publishedAt', lastDayField(type) ?? 'id']),
)

/** Their texts, in all languages; for the few of them whose texts are compared. */
export const listedTexts = cache((payload: Payload, type: DraftedType) => {
  const texts = translatedTexts(payload.collections[type].config.flattenedFields)
  const names = texts.map(({ name }) => name)
  return listed(payload, type, names, 'all')
})

/**
 * Payload draws each cell of a list alone; a question of each cell for its row made six a row. What
 * is asked while the rows of one screen are drawn is asked together.
 */
function listed(payload: Payload, type: DraftedType, fields: readonly string[], locale?: 'all') {
  const records = recordsByName(payload)
  const select = Object.fromEntries(fields.map((name) => [name, true] as const))
  async function find(ids: readonly number[], draft: boolean) {
    const { docs } = await records.find({
      collection: type,
      draft,
      ...(locale && { locale }),
      where: { id: { in: [...ids] } },
      pagination: false,
      depth: 0,
      joins: false,
      trash: true,
      select,
    })
    return new Map(docs.map((record) => [record.id, record]))
  }
  return new DataLoader<number, Listed>(
    async (ids) => {
      const [shown, latest] = await Promise.all([find(ids, false), find(ids, true)])
      return ids.map((id) => ({ shown: shown.get(id), latest: latest.get(id) }))
    },
    // React draws the cells one after the other, each in a tick of its own.
    { batchScheduleFn: (ask) => setImmediate(ask) },
  )
}
