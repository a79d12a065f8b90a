import type { Payload } from 'payload'
import { databaseCopies } from '../database/sqlite/databaseCopies.ts'
import { archivesIn, endOfArchives } from './archive/archives.ts'
import { backupSettingsOf } from './backupSettingsOf.ts'
import { leftoversIn } from './files/removeLeftovers.ts'

/** When the copies of today will be gone, in which somebody who is erased now still stands. */
export async function endsOfCopies(payload: Payload): Promise<Date[]> {
  const copies = await databaseCopies(payload.config.custom?.sqliteFile ?? '')
  const leftovers = await leftoversIn(String(payload.config.custom?.dataDir))
  const backup = backupSettingsOf(payload)
  const last = backup && endOfArchives(await archivesIn(backup.folder), backup.days)
  return [...[...copies, ...leftovers].map(({ end }) => end), ...(last ? [last] : [])]
}
