import { APIError, type PayloadRequest } from 'payload'
import type { Biblio } from '../../payload-types.ts'
import { announceAfterCommit } from '../../publication/changes/pendingChanges.ts'

/**
 * A book whose copies were counted is made to order from now on; gives how many were left. What
 * orders hold stays theirs: handed over as before, and given back to nobody's count.
 */
export async function stopCounting({ id, stock }: Biblio, req: PayloadRequest): Promise<number> {
  if (stock === null || stock === undefined) {
    throw refused('Ce livre est déjà fabriqué à la commande.')
  }
  const row: unknown = await req.payload.db.updateOne({
    collection: 'biblios',
    where: { and: [{ id: { equals: id } }, { stock: { equals: stock } }] },
    data: { stock: null },
    options: { atomic: true },
    req,
  })
  if (row === null) throw refused('Le stock vient de changer\u00a0: enregistrez de nouveau.')
  await announceAfterCommit(['biblios'], req)
  return stock
}

function refused(message: string): APIError {
  return new APIError(message, 409, null, true)
}
