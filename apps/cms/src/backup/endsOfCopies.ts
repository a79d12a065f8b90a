import type { Payload } from 'payload'
import { databaseCopies } from '../database/sqlite/databaseCopies.ts'
import type { BackupSettings } from '../environment/backupSettings.ts'
import { archivesIn, endOfArchives } from './archive/archives.ts'
import { backupSettingsOf } from './backupSettingsOf.ts'
import { heldArchives } from './bucket/heldArchives.ts'
import { leftoversIn } from './files/removeLeftovers.ts'

/** Gives the end of today's copies, in which a person erased now still appears. */
export async function endsOfCopies(payload: Payload): Promise<Date[]> {
  const copies = await databaseCopies(payload.config.custom?.sqliteFile ?? '')
  const leftovers = await leftoversIn(String(payload.config.custom?.dataDir))
  const backup = backupSettingsOf(payload)
  const lasts = backup ? await endsOf(backup) : []
  return [...[...copies, ...leftovers].map(({ end }) => end), ...lasts]
}

async function endsOf({ folder, bucket, days }: BackupSettings): Promise<Date[]> {
  // Counts one archive where the bucket does not answer: the one that was made just now.
  const inBucket = bucket
    ? ((await heldArchives(bucket)) ?? [{ path: '', madeAt: new Date() }])
    : []
  const inFolder = folder === undefined ? [] : await archivesIn(folder)
  return [inFolder, inBucket].flatMap((archives) => endOfArchives(archives, days) ?? [])
}
