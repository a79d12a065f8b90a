import type { Payload } from 'payload'
import { removeOldCopies } from '../../database/sqlite/databaseCopies.ts'
import { emptyLog } from '../../database/sqlite/emptyLog.ts'
import { sweepLetters } from '../../mail/sweepLetters.ts'

/** What erased people may still stand in beside the records: letters, copies, the log of SQLite. */
export async function sweepFiles(payload: Payload, now: Date): Promise<void> {
  const sqliteFile: unknown = payload.config.custom?.sqliteFile
  const letters = await sweepLetters(payload, now)
  const copies = await removeOldCopies(String(sqliteFile), now)
  await emptyLog(payload)
  if (letters + copies > 0) payload.logger.info({ letters, copies }, 'fichiers effacés')
}
