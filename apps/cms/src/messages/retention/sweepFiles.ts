import type { Payload } from 'payload'
import { removeLeftovers } from '../../backup/files/removeLeftovers.ts'
import { removeOldCopies } from '../../database/sqlite/databaseCopies.ts'
import { emptyLog } from '../../database/sqlite/emptyLog.ts'
import { sweepLetters } from '../../mail/sweepLetters.ts'

/** What erased people may still stand in beside the records: letters, copies, the log of SQLite. */
export async function sweepFiles(payload: Payload, now: Date): Promise<void> {
  const { dataDir, sqliteFile } = payload.config.custom ?? {}
  const letters = await sweepLetters(payload, now)
  const ofDatabase = await removeOldCopies(String(sqliteFile), now)
  // Also where no night makes backups: somebody may have restored one.
  const copies = ofDatabase + (await removeLeftovers(String(dataDir), now))
  await emptyLog(payload)
  if (letters + copies > 0) payload.logger.info({ letters, copies }, 'fichiers effacés')
}
