import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { atTransactionEnd } from '../database/atTransactionEnd.ts'

/** The files of a picture, as its row names them. */
interface PictureRow {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined> | null
}

interface PictureFiles {
  keep: CollectionBeforeChangeHook
  remove: CollectionAfterDeleteHook
}

/**
 * The files of pictures, which live and die with their row. Payload would delete the old ones before
 * the new row is committed, and leave new ones lying about where it is not: on a full disk a picture
 * that was only to be replaced would be gone.
 */
export function pictureFiles(folder: string): PictureFiles {
  async function removeAll(row: PictureRow, { payload }: PayloadRequest): Promise<void> {
    for (const name of namesOf(row)) {
      await rm(join(folder, name), { force: true }).catch((error: unknown) =>
        payload.logger.warn({ err: error, name }, 'un fichier d’image ne peut pas être supprimé'),
      )
    }
  }
  return {
    async keep({ data, operation, originalDoc, req }) {
      if (!req.file) return data
      await atTransactionEnd(req, (end) => {
        if (end === 'undone') void removeAll(data, req)
        else if (operation === 'update') void removeAll(originalDoc, req)
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await write(join(folder, String(data.filename)), req.file.data)
      for (const [size, kept] of Object.entries((data as PictureRow).sizes ?? {})) {
        const bytes = req.payloadUploadSizes?.[size]
        if (kept?.filename && bytes) await write(join(folder, kept.filename), bytes)
      }
      return data
    },
    async remove({ doc, req }) {
      await atTransactionEnd(req, (end) => {
        if (end === 'committed') void removeAll(doc, req)
      })
      return doc
    },
  }
}

/** On the disk before its row is: what was acknowledged outlives a power cut. Names are never reused. */
function write(path: string, bytes: Buffer): Promise<void> {
  return writeFile(path, bytes, { flag: 'wx', flush: true })
}

function namesOf({ filename, sizes }: PictureRow): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return names.filter((name): name is string => typeof name === 'string' && name !== '')
}
