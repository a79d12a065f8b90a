import type { PayloadRequest } from 'payload'
import { atTransactionEnd } from '../../database/transactions/atTransactionEnd.ts'
import type { FileFolder } from '../fileFolder.ts'
import { StoreFailure } from '../s3/storeFailure.ts'
import { removeFiles } from './removeFiles.ts'
import { noteUncertain } from './uncertainFiles.ts'

/**
 * Writes the files of a row before the row itself, so that an acknowledged file survives a power
 * cut; removes them if the row is not written.
 */
export async function comeWithRow(
  folder: FileFolder,
  files: ReadonlyMap<string, Buffer>,
  req: PayloadRequest,
): Promise<void> {
  const names = [...files.keys()]
  const settled = await noteUncertain(folder, names)
  let mayComeLate = false
  await atTransactionEnd(req, (end) => {
    if (end === 'undone') {
      void removeFiles(folder, names, req.payload).then((all) => {
        if (all && !mayComeLate) void settled()
      })
    }
    if (end === 'committed') void settled()
  })
  // Names are never reused. All files at once, because the disk takes them together. Wait for all
  // of them: a file still being written would come back after its removal.
  const written = await Promise.allSettled(
    [...files].map(([name, bytes]) => folder.keep(name, bytes)),
  )
  const failed = written.find(({ status }) => status === 'rejected')
  if (failed?.status !== 'rejected') return
  // A store that was too slow may keep it all the same once it is removed: the night looks again.
  mayComeLate = failed.reason instanceof StoreFailure
  throw failed.reason
}

/** Removes files whose row is being removed or names others, once it is. */
export async function goWithRow(
  folder: FileFolder,
  names: readonly string[],
  req: PayloadRequest,
): Promise<void> {
  const settled = await noteUncertain(folder, names).catch((error: unknown) => {
    // Files in a store that is away would stay, and nobody know of them.
    if (error instanceof StoreFailure) throw error
    // A deletion may be what makes room on a full disk.
    return async () => undefined
  })
  await atTransactionEnd(req, (end) => {
    if (end === 'committed') {
      void removeFiles(folder, names, req.payload).then((all) => {
        if (all) void settled()
      })
    }
    if (end === 'undone') void settled()
  })
}
