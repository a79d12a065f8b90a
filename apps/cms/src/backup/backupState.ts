import { isLoopback } from '@sira/host/addresses/publicAddress'
import type { BackupSettings } from '../environment/backupSettings.ts'
import { archivesIn } from './archive/archives.ts'
import { heldArchives } from './bucket/heldArchives.ts'

/**
 * Two days: one missed night is normal, because the machine was off or the disk was being replaced.
 */
const lateAfterMs = 2 * 24 * 60 * 60 * 1000

/** The state of the backups. */
export type BackupState =
  | { state: 'made' | 'late'; madeAt: Date }
  /** A place is configured and empty. */
  | { state: 'awaited' }
  /** Their bucket does not answer. */
  | { state: 'unreached' }
  /** The site is public, and no place is configured. */
  | { state: 'missing' }
  /** Only this machine reaches the site: it is a trial. */
  | { state: 'unasked' }

/** Gives the state of the backups; of two places, the worse one, so that its failure is noticed. */
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
