import type { PayloadRequest } from 'payload'
import { announceAfterCommit } from '../../publication/changes/pendingChanges.ts'

interface Taken {
  /** The number of the book. */
  book: number
  copies: number
}

/**
 * Takes copies in one statement with its condition, whatever others do meanwhile (business, 1); gives
 * how many are left, or nothing where there were not enough. Never for a book made to order.
 */
export async function takeCopies(
  { book, copies }: Taken,
  req: PayloadRequest,
): Promise<number | undefined> {
  const row = await req.payload.db.updateOne({
    collection: 'biblios',
    // With the id beside `where`, the condition would be left out (Payload 3.90.1).
    where: { and: [{ id: { equals: book } }, { stock: { greater_than_equal: copies } }] },
    data: { stock: { $inc: -copies } },
    options: { atomic: true },
    req,
  })
  return countedAfter(row, req)
}

/** Adds copies, of a book whose copies are counted; nothing where they are not, or it is gone. */
export async function addCopies(
  { book, copies }: Taken,
  req: PayloadRequest,
): Promise<number | undefined> {
  const row = await req.payload.db.updateOne({
    collection: 'biblios',
    where: { and: [{ id: { equals: book } }, { stock: { greater_than_equal: 0 } }] },
    data: { stock: { $inc: copies } },
    options: { atomic: true },
    req,
  })
  return countedAfter(row, req)
}

/** The pages that show the book say so once it is committed. */
async function countedAfter(row: unknown, req: PayloadRequest): Promise<number | undefined> {
  const stock = typeof row === 'object' && row !== null && 'stock' in row ? row.stock : undefined
  if (typeof stock !== 'number') return undefined
  await announceAfterCommit(['biblios'], req)
  return stock
}
