import { isLoopback } from '@sira/host/addresses/publicAddress'
import type { BackupSettings } from '../environment/backupSettings.ts'
import { archivesIn } from './archive/archives.ts'
import { heldArchives } from './bucket/heldArchives.ts'

/** One night may be missed: the machine is off, or the disk was being changed. */
const lateAfterMs = 2 * 24 * 60 * 60 * 1000

/** How the copies of everything stand. */
export type BackupState =
  | { state: 'made' | 'late'; madeAt: Date }
  /** A place is given, and nothing is in it. */
  | { state: 'awaited' }
  /** The bucket they go to does not answer. */
  | { state: 'unreached' }
  /** Visitors reach the site, and no place is given. */
  | { state: 'missing' }
  /** Only this machine reaches it: somebody tries it out. */
  | { state: 'unasked' }

/** Of two places, as it stands in the one that is worse off: what fails in one is to be heard of. */
export async function backupState(
  settings: BackupSettings | undefined,
  publicUrl: string,
  now: Date,
): Promise<BackupState> {
  if (settings === undefined) {
    return { state: isLoopback(new URL(publicUrl).host) ? 'unasked' : 'missing' }
  }
  const { folder, bucket } = settings
  const places = folder === undefined ? [] : [await archivesIn(folder)]
  if (bucket) {
    const inBucket = await heldArchives(bucket)
    if (inBucket === undefined) return { state: 'unreached' }
    places.push(inBucket)
  }
  const oldest = Math.min(...places.map(([newest]) => newest?.madeAt.getTime() ?? 0))
  if (oldest === 0) return { state: 'awaited' }
  const isLate = now.getTime() - oldest > lateAfterMs
  return { state: isLate ? 'late' : 'made', madeAt: new Date(oldest) }
}
