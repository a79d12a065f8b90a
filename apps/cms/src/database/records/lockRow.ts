import type { CollectionSlug, PayloadRequest } from 'payload'

/**
 * Nobody else's until the transaction of the request ends. On PostgreSQL the touched row is the
 * lock; SQLite has one writer, and a transaction is its turn.
 */
export async function lockRow(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  await req.payload.db.updateOne({
    collection,
    where: { id: { equals: id } },
    data: { updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
}
