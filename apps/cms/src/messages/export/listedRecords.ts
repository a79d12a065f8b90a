import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** A small batch, so that others get their turn in between. */
const atOnce = 200

interface List {
  collection: CollectionSlug
  where: Where
  /** The order as Payload reads it from an address: `-createdAt,state`. */
  sort: string
}

/**
 * Reads the records of a list that the person may see, in its order, in batches. New records are
 * left out: they would shift the others between batches.
 */
export async function* listedRecords(
  { collection, where, sort }: List,
  req: PayloadRequest,
): AsyncGenerator<unknown[]> {
  const upToNow = { createdAt: { less_than_equal: new Date().toISOString() } }
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      collection,
      where: { and: [where, upToNow] },
      // Without the id, equal records could appear in two batches.
      sort: [...sort.split(','), 'id'],
      depth: 1,
      limit: atOnce,
      page,
      overrideAccess: false,
      req,
    })
    yield docs
    if (!hasNextPage) return
    await new Promise((next) => setImmediate(next))
  }
}
