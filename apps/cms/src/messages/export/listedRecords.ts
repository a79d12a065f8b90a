import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** Few enough that others have their turn in between. */
const atOnce = 200

interface List {
  collection: CollectionSlug
  where: Where
  /** As Payload reads it from an address: `-createdAt,state`. */
  sort: string
}

/**
 * The records that the person may see of a list, in its order, some at a time. What comes in
 * meanwhile is left out: it would move the others from one lot to the next.
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
      // Without a last word on records that are alike, one may stand in two lots.
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
