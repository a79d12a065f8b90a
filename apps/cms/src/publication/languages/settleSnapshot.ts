import type { CollectionAfterChangeHook, CollectionSlug } from 'payload'

/**
 * Corrects the time of a snapshot of Payload (3.90, saveSnapshot). Beside a language published
 * alone, it keeps the others as a draft with an earlier time: a person who goes on writing would be
 * told of a change by somebody else.
 */
export const settleSnapshot: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return doc
  const slug = collection.slug as CollectionSlug
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: slug,
    where: { and: [{ parent: { equals: doc.id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  const [latest] = docs
  if (latest?.version._status !== 'draft' || latest.version.updatedAt === doc.updatedAt) return doc
  await req.payload.db.updateVersion({
    collection: slug,
    id: latest.id,
    versionData: { updatedAt: latest.updatedAt, version: { updatedAt: doc.updatedAt } },
    req,
    returning: false,
  })
  return doc
}
