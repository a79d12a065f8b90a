import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { atTransactionEnd } from '../../database/transactions/atTransactionEnd.ts'
import { type FileGroup, replacedFilesOf } from '../../fields/replacedFilesField.ts'
import { removePictures } from './removePictures.ts'
import { noteUncertain } from './uncertainFiles.ts'

/** The files of a picture, as its row names them. */
interface PictureRow {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined> | null
  replacedFiles?: unknown
}

interface PictureFiles {
  keep: CollectionBeforeChangeHook
  remove: CollectionAfterDeleteHook
}

/**
 * The files of pictures, which live and die with their row. Payload would delete the old ones before
 * the new row is committed, and leave new ones lying about where it is not: on a full disk a picture
 * that was only to be replaced would be gone. What was replaced stays as long as a text shows it:
 * the night removes it (see removeReplacedFiles).
 */
export function pictureFiles(folder: string): PictureFiles {
  const removeAll = (names: readonly string[], { payload }: PayloadRequest) =>
    removePictures(folder, names, payload)
  return {
    async keep({ data, operation, originalDoc, req }) {
      if (!req.file) return data
      const settled = await noteUncertain(folder, namesOf(data))
      await atTransactionEnd(req, (end) => {
        if (end === 'undone') void removeAll(namesOf(data), req).then(settled)
        if (end === 'committed') void settled()
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await write(join(folder, String(data.filename)), req.file.data)
      for (const [size, kept] of Object.entries((data as PictureRow).sizes ?? {})) {
        const bytes = req.payloadUploadSizes?.[size]
        if (kept?.filename && bytes) await write(join(folder, kept.filename), bytes)
      }
      return operation === 'update' ? { ...data, replacedFiles: replacedBy(originalDoc) } : data
    },
    async remove({ doc, req }) {
      const names = [...namesOf(doc), ...replacedFilesOf(doc).flat()]
      // What is thrown away may be what makes room on a full disk.
      const settled = await noteUncertain(folder, names).catch(() => async () => undefined)
      await atTransactionEnd(req, (end) => {
        if (end === 'committed') void removeAll(names, req).then(settled)
        if (end === 'undone') void settled()
      })
      return doc
    },
  }
}

/** On the disk before its row is: what was acknowledged outlives a power cut. Names are never reused. */
function write(path: string, bytes: Buffer): Promise<void> {
  return writeFile(path, bytes, { flag: 'wx', flush: true })
}

/** The files of a picture that is replaced now, after those of the ones before it. */
function replacedBy(row: PictureRow): FileGroup[] {
  const [first, ...others] = namesOf(row)
  const before = replacedFilesOf(row)
  return first === undefined ? before : [...before, [first, ...others]]
}

function namesOf({ filename, sizes }: PictureRow): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return names.filter((name): name is string => typeof name === 'string' && name !== '')
}
