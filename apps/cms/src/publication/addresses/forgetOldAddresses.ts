import type { CollectionBeforeDeleteHook, TypeWithID } from 'payload'
import { pageOf } from './pageOf.ts'

/** Deletes the old addresses of a record deleted for good: they would lead nowhere. */
export const forgetOldAddresses: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const page = pageOf(collection.slug)
  if (page === undefined) return
  // Of the row itself: one in the trash is deleted too, and Payload's own reading leaves that out.
  const row = await req.payload.db.findOne<TypeWithID & { slug?: unknown }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    select: { slug: true } as never,
    req,
  })
  if (typeof row?.slug !== 'string' || row.slug === '') return
  const where = { to: { equals: decodeURI(page(row.slug)) } }
  await req.payload.delete({ collection: 'redirections', where, req, depth: 0 })
}
