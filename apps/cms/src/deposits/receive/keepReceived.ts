import type { Locale } from '@sira/contract/locales'
import type { PayloadRequest } from 'payload'
import { atTransactionEnd } from '../../database/transactions/atTransactionEnd.ts'
import { keepPrivate, privateKey } from '../../store/privateFiles/privateFiles.ts'
import type { KeptFile } from '../keptFileFields.ts'
import { piecesIn, removePieces } from '../pieces.ts'
import { endDeposit } from './endDeposit.ts'
import { fileProblem } from './fileProblem.ts'
import type { ReceivedFile } from './receivedFile.ts'

/**
 * Keeps files with the row that is being written, and uses up the tickets they came by; gives what the
 * row keeps of each. Where the row does not come about, the tickets are as they were.
 */
export async function keepReceived(
  files: ReadonlyMap<string, ReceivedFile>,
  locale: Locale,
  req: PayloadRequest,
): Promise<ReadonlyMap<string, KeptFile>> {
  const kept = new Map<string, KeptFile>()
  const written = new Map<string, Buffer>()
  for (const [field, { bytes, name, type, deposit }] of files) {
    if (deposit !== undefined) {
      if (!(await endDeposit(deposit, req.payload, req))) throw fileProblem(field, 'ended', locale)
      await atTransactionEnd(req, (end) => {
        if (end === 'committed') void removePieces(piecesIn(deposit.morceaux), req.payload)
      })
    }
    const key = privateKey()
    written.set(key, bytes)
    kept.set(field, { key, name, type, size: bytes.length })
  }
  await keepPrivate(written, req)
  return kept
}
