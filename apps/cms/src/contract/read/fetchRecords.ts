import { setImmediate } from 'node:timers/promises'
import type { Where } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import type { ContentType } from '../model/contentModel.ts'
import type { RecordQuery } from '../query/parsedQuery.ts'
import type { PayloadDocument } from '../serialise.ts'
import type { AnswerContext } from './answerContext.ts'
import { withEmptyOriginals } from './emptyOriginals.ts'
import { offersAsTheyStand } from './offersAsTheyStand.ts'
import { collectionSlug, type ReadContext } from './readContext.ts'
import { bareValues, readValues } from './readValues.ts'

/** Records read at a time: others are answered in between. */
const recordsAtOnce = 50

/**
 * Reads published records by their ids, with the selected parts, as an anonymous visitor may see
 * them.
 */
export async function fetchRecords(
  type: ContentType,
  ids: readonly number[],
  { selection, locale }: RecordQuery,
  context: AnswerContext,
): Promise<Map<number, PayloadDocument>> {
  const found = new Map<number, PayloadDocument>()
  const values = bareValues(selection, type)
  for (let start = 0; start < ids.length; start += recordsAtOnce) {
    // SQLite answers without giving way to anyone: others come in between the parts.
    if (start > 0) await setImmediate()
    context.signal.throwIfAborted()
    const some = ids.slice(start, start + recordsAtOnce)
    const documents =
      values === undefined
        ? await fetchSome(type, some, locale, context)
        : await readValues(type, some, values, locale, context)
    for (const document of documents) {
      found.set(document.id, document)
    }
  }
  return found
}

async function fetchSome(
  type: ContentType,
  ids: readonly number[],
  locale: string | null,
  context: ReadContext,
): Promise<PayloadDocument[]> {
  const { payload, languages } = context
  const amongThem: Where = { id: { in: [...ids] } }
  const published: Where = { _status: { equals: 'published' } }
  const { docs } = await recordsByName(payload).find({
    collection: collectionSlug(type.id),
    where: type.hasDrafts ? { and: [amongThem, published] } : amongThem,
    depth: 0,
    draft: false,
    overrideAccess: false,
    joins: false,
    pagination: false,
    limit: ids.length,
    locale: locale ?? languages.fallback,
    fallbackLocale: languages.fallback,
  })
  const shown = await withEmptyOriginals(type, docs, locale, context)
  return type.id === 'jobs'
    ? offersAsTheyStand(shown, locale ?? languages.fallback, context)
    : shown
}
