import type { PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'

/** What tells one public state of a record from another. */
export interface PublicState {
  slug: string | null
  /** When the public row was last written (ISO). */
  changedAt: string
}

interface Row extends TypeWithID {
  _status?: unknown
  deletedAt?: unknown
  slug?: unknown
  updatedAt?: unknown
}

/**
 * The state in which the public sees a record now, inside the transaction of the request; null
 * where it sees nothing. Read past Payload's versions: the row itself is what is public.
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
