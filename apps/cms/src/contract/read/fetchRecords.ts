import type { Where } from 'payload'
import type { ContentType } from '../model/contentModel.ts'
import type { PayloadDocument } from '../serialise.ts'
import { collectionSlug, type ReadContext } from './readContext.ts'

/** Published records by their ids, as an anonymous visitor may see them, in one query. */
export async function fetchRecords(
  type: ContentType,
  ids: readonly number[],
  locale: string | null,
  { payload, languages }: ReadContext,
): Promise<Map<number, PayloadDocument>> {
  if (ids.length === 0) return new Map()
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
  const documents = docs as unknown as PayloadDocument[]
  return new Map(documents.map((document) => [document.id, document]))
}

/** Payload's generated types name the languages; ours come from the same configuration. */
function localeOf(code: string): 'fr' {
  return code as 'fr'
}
