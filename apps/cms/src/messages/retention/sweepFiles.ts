import type { Payload } from 'payload'
import { removeLeftovers } from '../../backup/files/removeLeftovers.ts'
import { removeOldCopies } from '../../database/sqlite/databaseCopies.ts'
import { emptyLog } from '../../database/sqlite/emptyLog.ts'
import { sweepLetters } from '../../mail/sweepLetters.ts'

/** Removes copies of erased people outside the records: letters, backups, the log of SQLite. */
export async function sweepFiles(payload: Payload, now: Date): Promise<void> {
  const { dataDir, sqliteFile } = payload.config.custom ?? {}
  const letters = await sweepLetters(payload, now)
  const ofDatabase = await removeOldCopies(String(sqliteFile), now)
  // Also without nightly backups: a backup may have been restored by hand.
  const copies = ofDatabase + (await removeLeftovers(String(dataDir), now))
  await emptyLog(payload)
  if (letters + copies > 0) payload.logger.info({ letters, copies }, 'fichiers effacés')
}
