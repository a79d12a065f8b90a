import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/**
 * Deletes records for good, also from the trash: all of them or none. Payload would continue after
 * a failure.
 */
export async function deleteAll(
  collection: CollectionSlug,
  where: Where,
  req: PayloadRequest,
): Promise<number> {
  const { docs, errors } = await req.payload.delete({
    collection,
    where,
    trash: true,
    depth: 0,
    req,
  })
  const [first] = errors
  if (first !== undefined) throw new Error(`${collection} ${first.id}: ${first.message}`)
  return docs.length
}
