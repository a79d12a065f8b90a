import { conflict, tooLarge } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload } from 'payload'
import { UnknownOutcome } from '../database/storageFailure.ts'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import type { Deposit } from '../payload-types.ts'
import { depositBounds } from './depositBounds.ts'
import { inPieces } from './inPieces.ts'
import { keepPiece, piecesIn, removePieces } from './pieces.ts'

/**
 * Adds to an upload what comes, and gives how much there is then. Each piece counts from the place
 * where its bytes begin, by a compare-and-set: of two that send the same part one does, and the other
 * is told where it goes on. So nothing stands twice in a file, whatever is sent again.
 */
export async function appendBytes(
  deposit: Deposit,
  body: AsyncIterable<Buffer>,
  payload: Payload,
): Promise<number> {
  const { id, longueur } = deposit
  let pieces = piecesIn(deposit.morceaux)
  let at = deposit.recu
  await inPieces(body, async (bytes) => {
    const next = at + bytes.length
    if (next > longueur || pieces.length >= depositBounds.pieces) throw tooLarge()
    const key = await keepPiece(bytes, payload)
    const morceaux = [...pieces, key]
    try {
      await take({ id, at }, { recu: next, morceaux }, payload)
    } catch (error) {
      // Nobody knows whether the row names it.
      if (!(error instanceof UnknownOutcome)) await removePieces([key], payload)
      throw error
    }
    pieces = morceaux
    at = next
  })
  return at
}

async function take(
  { id, at }: { id: number; at: number },
  data: { recu: number; morceaux: string[] },
  payload: Payload,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withinTransaction(req, async () => {
    const row: unknown = await payload.db.updateOne({
      collection: 'depots',
      where: {
        and: [{ id: { equals: id } }, { recu: { equals: at } }, { finLe: { exists: false } }],
      },
      data,
      options: { atomic: true },
      req,
    })
    if (row === null) throw conflict('The upload is at another offset')
  })
}
