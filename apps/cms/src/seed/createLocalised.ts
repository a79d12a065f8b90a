import type { CollectionSlug, Payload } from 'payload'
import { recordsByName } from '../database/records/recordsByName.ts'
import type { Localised } from './reading/localised.ts'

interface RecordToCreate {
  /** Fields that are the same in every language. */
  plain?: Record<string, unknown>
  localised?: Record<string, Localised>
}

/** Creates a record in French, then writes its translations; gives its id. */
export async function createLocalised(
  payload: Payload,
  collection: CollectionSlug,
  { plain = {}, localised = {} }: RecordToCreate,
): Promise<number> {
  const { id } = await recordsByName(payload).create({
    collection,
    locale: 'fr',
    data: { ...plain, ...inLanguage(localised, 'fr') },
    draft: plain._status === 'draft',
  })
  for (const locale of ['en', 'ar'] as const) {
    const texts = inLanguage(localised, locale)
    if (Object.keys(texts).length === 0) continue
    const status = '_status' in plain ? { _status: plain._status } : {}
    await recordsByName(payload).update({
      collection,
      id,
      locale,
      data: { ...texts, ...status },
      draft: plain._status === 'draft',
    })
  }
  return Number(id)
}

/** Creates records that have a name only; gives their ids by key. */
export async function createNamed(
  payload: Payload,
  collection: CollectionSlug,
  labels: readonly { key: string; nom: Localised }[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, nom } of labels) {
    ids.set(key, await createLocalised(payload, collection, { localised: { nom } }))
  }
  return ids
}

function inLanguage(
  localised: Record<string, Localised>,
  locale: keyof Localised,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(localised).flatMap(([field, texts]) => {
      const text = texts[locale]
      return text === undefined ? [] : [[field, text]]
    }),
  )
}
