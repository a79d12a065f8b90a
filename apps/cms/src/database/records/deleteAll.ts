import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/**
 * For good, out of the trash too. Payload goes on with the others where one cannot be deleted; here
 * it is all of them, or none.
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
