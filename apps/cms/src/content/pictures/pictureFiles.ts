import { parse } from 'node:path'
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { type FileGroup, replacedFilesOf } from '../../fields/replacedFilesField.ts'
import type { FileFolder } from '../../store/fileFolder.ts'
import { comeWithRow, goWithRow } from '../../store/withRow/filesWithRow.ts'
import { finishedPicture } from './keptPicture.ts'

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
 * The files of pictures, kept and deleted with their row. Payload would delete the old ones before
 * the new row is committed, and leave new ones behind after a rollback: on a full disk a picture
 * would be lost by its replacement. A replaced file stays as long as a text shows it; the nightly
 * clean-up removes it (see removeReplacedFiles).
 */
export function pictureFiles(folder: FileFolder): PictureFiles {
  return {
    async keep({ data, operation, originalDoc, req }) {
      const picture = req.file && (await finishedPicture(req))
      if (!picture) return data
      const { data: bytes, width, height } = picture
      const filename = `${parse(String(data.filename)).name}.webp`
      const files = new Map([[filename, bytes]])
      for (const [size, kept] of Object.entries((data as PictureRow).sizes ?? {})) {
        const smaller = req.payloadUploadSizes?.[size]
        if (kept?.filename && smaller) files.set(kept.filename, smaller)
      }
      await comeWithRow(folder, files, req)
      const replaced = operation === 'update' ? { replacedFiles: replacedBy(originalDoc) } : {}
      const file = { filename, mimeType: 'image/webp', filesize: bytes.length, width, height }
      return { ...data, ...file, ...replaced }
    },
    async remove({ doc, req }) {
      await goWithRow(folder, [...namesOf(doc), ...replacedFilesOf(doc).flat()], req)
      return doc
    },
  }
}

/** Gives the replaced files of a picture, after those of earlier replacements. */
function replacedBy(row: PictureRow): FileGroup[] {
  const [first, ...others] = namesOf(row)
  const before = replacedFilesOf(row)
  return first === undefined ? before : [...before, [first, ...others]]
}

function namesOf({ filename, sizes }: PictureRow): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return names.filter((name): name is string => typeof name === 'string' && name !== '')
}
