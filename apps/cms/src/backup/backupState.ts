import { isLoopback } from '@sira/host/addresses/publicAddress'
import type { BackupSettings } from '../environment/backupSettings.ts'
import { archivesIn } from './archive/archives.ts'

/** One night may be missed: the machine is off, or the disk was being changed. */
const lateAfterMs = 2 * 24 * 60 * 60 * 1000

/** How the copies of everything stand. */
export type BackupState =
  | { state: 'made' | 'late'; madeAt: Date }
  /** A folder is given, and nothing is in it. */
  | { state: 'awaited' }
  /** Visitors reach the site, and no folder is given. */
  | { state: 'missing' }
  /** Only this machine reaches it: somebody tries it out. */
  | { state: 'unasked' }

export async function backupState(
  settings: BackupSettings | undefined,
  publicUrl: string,
  now: Date,
): Promise<BackupState> {
  if (settings === undefined) {
    return { state: isLoopback(new URL(publicUrl).host) ? 'unasked' : 'missing' }
  }
  const [newest] = await archivesIn(settings.folder)
  if (newest === undefined) return { state: 'awaited' }
  const { madeAt } = newest
  return { state: now.getTime() - madeAt.getTime() > lateAfterMs ? 'late' : 'made', madeAt }
}
