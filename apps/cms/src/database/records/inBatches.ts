import type { CollectionSlug, Payload, Where } from 'payload'

/** A small batch, so that the writer of the database is soon free again. */
const batchSize = 50

/** A bulk operation: on all of these records, or on none. */
type Act = (ids: number[]) => Promise<unknown>

/**
 * Does something with every record that fits, the trash included, few at a time; others have their
 * turn in between. Where it fails for some at once it is done one by one: what cannot be done for one
 * record is logged, and keeps no other waiting. Gives for how many it was done.
 */
export async function inBatches(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  act: Act,
): Promise<number> {
  let done = 0
  for (let after = 0; ; ) {
    const ids = await idsAfter(payload, collection, where, after)
    const last = ids.at(-1)
    if (last === undefined) return done
    done += await attempt(payload, collection, ids, act)
    after = last
    await new Promise((next) => setImmediate(next))
  }
}

async function attempt(
  payload: Payload,
  collection: CollectionSlug,
  ids: number[],
  act: Act,
): Promise<number> {
  try {
    await act(ids)
    return ids.length
  } catch (error) {
    const [id, ...others] = ids
    if (id !== undefined && others.length === 0) {
      payload.logger.warn({ err: error, collection, id }, 'un enregistrement reste comme il était')
      return 0
    }
  }
  let done = 0
  for (const id of ids) done += await attempt(payload, collection, [id], act)
  return done
}

async function idsAfter(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  after: number,
): Promise<number[]> {
  const { docs } = await payload.find({
    collection,
    where: { and: [where, { id: { greater_than: after } }] },
    sort: 'id',
    select: {},
    trash: true,
    limit: batchSize,
    pagination: false,
    depth: 0,
  })
  return docs.map(({ id }) => Number(id))
}
