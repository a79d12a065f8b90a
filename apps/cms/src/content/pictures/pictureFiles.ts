import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { type FileGroup, replacedFilesOf } from '../../fields/replacedFilesField.ts'
import { comeWithRow, goWithRow } from '../files/filesWithRow.ts'

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
  return {
    async keep({ data, operation, originalDoc, req }) {
      if (!req.file) return data
      const files = new Map([[String(data.filename), req.file.data]])
      for (const [size, kept] of Object.entries((data as PictureRow).sizes ?? {})) {
        const bytes = req.payloadUploadSizes?.[size]
        if (kept?.filename && bytes) files.set(kept.filename, bytes)
      }
      await comeWithRow(folder, files, req)
      return operation === 'update' ? { ...data, replacedFiles: replacedBy(originalDoc) } : data
    },
    async remove({ doc, req }) {
      await goWithRow(folder, [...namesOf(doc), ...replacedFilesOf(doc).flat()], req)
      return doc
    },
  }
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
