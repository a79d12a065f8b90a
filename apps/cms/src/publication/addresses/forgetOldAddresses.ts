import type { CollectionBeforeDeleteHook, TypeWithID } from 'payload'
import { pageOf } from './pageOf.ts'

/** Deletes the old addresses of a record that is deleted for good: they would lead nowhere. */
export const forgetOldAddresses: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const page = pageOf(collection.slug)
  if (page === undefined) return
  // Reads the row itself: records in the trash are deleted too, and Payload's reading leaves them
  // out.
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
