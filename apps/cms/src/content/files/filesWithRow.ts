import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PayloadRequest } from 'payload'
import { atTransactionEnd } from '../../database/transactions/atTransactionEnd.ts'
import { removeFiles } from './removeFiles.ts'
import { noteUncertain } from './uncertainFiles.ts'

/**
 * Writes the files of a row that is being written: they are on the disk before it is, so that what
 * was acknowledged outlives a power cut, and go again where it does not come about.
 */
export async function comeWithRow(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  req: PayloadRequest,
): Promise<void> {
  const names = [...files.keys()]
  const settled = await noteUncertain(folder, names)
  await atTransactionEnd(req, (end) => {
    if (end === 'undone') void removeFiles(folder, names, req.payload).then(settled)
    if (end === 'committed') void settled()
  })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Names are never reused. All at once: each waits for the disk, which takes them together; and to the
  // end, or what is still being written would come back after it was removed.
  const written = await Promise.allSettled(
    [...files].map(([name, bytes]) =>
      writeFile(join(folder, name), bytes, { flag: 'wx', flush: true }),
    ),
  )
  const failed = written.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Removes files whose row is being removed or names others, once it is. */
export async function goWithRow(
  folder: string,
  names: readonly string[],
  req: PayloadRequest,
): Promise<void> {
  // What is thrown away may be what makes room on a full disk.
  const settled = await noteUncertain(folder, names).catch(() => async () => undefined)
  await atTransactionEnd(req, (end) => {
    if (end === 'committed') void removeFiles(folder, names, req.payload).then(settled)
    if (end === 'undone') void settled()
  })
}
