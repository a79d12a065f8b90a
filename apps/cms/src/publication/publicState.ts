import type { PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'

/** The facts that distinguish two public states of a record. */
export interface PublicState {
  slug: string | null
  /** The last change of the public row (ISO). */
  changedAt: string
}

interface Row extends TypeWithID {
  _status?: unknown
  deletedAt?: unknown
  slug?: unknown
  updatedAt?: unknown
}

/**
 * Gives the public state of a record, inside the transaction of the request; null where it is not
 * public. It reads the row itself, not Payload's versions: the row is the public state.
 */
export async function publicState(
  collection: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Promise<PublicState | null> {
  const row = await req.payload.db.findOne<Row>({
    collection: collection.slug,
    where: { id: { equals: id } },
    select: { _status: true, deletedAt: true, slug: true, updatedAt: true } as never,
    req,
  })
  const drafts = typeof collection.versions === 'object' && Boolean(collection.versions.drafts)
  if (!row || row.deletedAt || (drafts && row._status !== 'published')) return null
  return {
    slug: typeof row.slug === 'string' ? row.slug : null,
    changedAt: String(row.updatedAt),
  }
}
