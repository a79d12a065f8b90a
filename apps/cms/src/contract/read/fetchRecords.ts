import { setImmediate } from 'node:timers/promises'
import type { Where } from 'payload'
import type { ContentType } from '../model/contentModel.ts'
import { queryLimits } from '../queryLimits.ts'
import type { PayloadDocument } from '../serialise.ts'
import { collectionSlug, type ReadContext } from './readContext.ts'

const { recordsAtOnce } = queryLimits

/** Published records by their ids, as an anonymous visitor may see them. */
export async function fetchRecords(
  type: ContentType,
  ids: readonly number[],
  locale: string | null,
  context: ReadContext,
): Promise<Map<number, PayloadDocument>> {
  const found = new Map<number, PayloadDocument>()
  for (let start = 0; start < ids.length; start += recordsAtOnce) {
    // SQLite answers without giving way to anyone: others come in between the parts.
    if (start > 0) await setImmediate()
    const some = ids.slice(start, start + recordsAtOnce)
    for (const document of await fetchSome(type, some, locale, context)) {
      found.set(document.id, document)
    }
  }
  return found
}

async function fetchSome(
  type: ContentType,
  ids: readonly number[],
  locale: string | null,
  { payload, languages }: ReadContext,
): Promise<PayloadDocument[]> {
  const amongThem: Where = { id: { in: [...ids] } }
  const published: Where = { _status: { equals: 'published' } }
  const { docs } = await payload.find({
    collection: collectionSlug(type.id),
    where: type.hasDrafts ? { and: [amongThem, published] } : amongThem,
    depth: 0,
    draft: false,
    overrideAccess: false,
    // Typed as impossible for a collection that is known only at run time.
    joins: false as never,
    pagination: false,
    limit: ids.length,
    locale: localeOf(locale ?? languages.fallback),
    fallbackLocale: localeOf(languages.fallback),
  })
  // Ids are numbers in both databases; Payload types them as number or string.
  return docs as unknown as PayloadDocument[]
}

/** Payload's generated types name the languages; ours come from the same configuration. */
function localeOf(code: string): 'fr' {
  return code as 'fr'
}
