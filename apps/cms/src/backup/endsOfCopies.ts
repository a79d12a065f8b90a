import type { Payload } from 'payload'
import { databaseCopies } from '../database/sqlite/databaseCopies.ts'
import type { BackupSettings } from '../environment/backupSettings.ts'
import { archivesIn, endOfArchives } from './archive/archives.ts'

/** When the copies of today will be gone, in which somebody who is erased now still stands. */
export async function endsOfCopies({ config }: Payload): Promise<Date[]> {
  const copies = await databaseCopies(config.custom?.sqliteFile ?? '')
  const backup = config.custom?.backup as BackupSettings | undefined
  const last = backup && endOfArchives(await archivesIn(backup.folder), backup.days)
  return [...copies.map(({ end }) => end), ...(last ? [last] : [])]
}
