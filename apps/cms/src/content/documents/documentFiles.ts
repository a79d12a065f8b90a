import { kindOfDocument } from '@sira/contract/documents/documentAddress'
import { documentKinds } from '@sira/contract/documents/documentKinds'
import { documentLabel } from '@sira/contract/documents/documentLabel'
import { APIError, type CollectionAfterDeleteHook, type CollectionBeforeChangeHook } from 'payload'
import type { FileFolder } from '../../store/fileFolder.ts'
import { comeWithRow, goWithRow } from '../../store/withRow/filesWithRow.ts'
import { refusals } from './refusals.ts'

interface DocumentFiles {
  keep: CollectionBeforeChangeHook
  remove: CollectionAfterDeleteHook
}

/**
 * The files of documents, kept and deleted with their row. A replaced file is deleted at once, and
 * its address leads to the new one (see documentNamed): nobody should read last year's price list.
 */
export function documentFiles(folder: FileFolder): DocumentFiles {
  return {
    async keep({ data, operation, originalDoc, req }) {
      if (!req.file) return data
      const filename = String(data.filename)
      const before = operation === 'update' ? String(originalDoc?.filename) : undefined
      const kind = kindOfDocument(filename)
      if (kind === undefined) throw new APIError(refusals.unknown, 400, null, true)
      const kindBefore = before === undefined ? kind : (kindOfDocument(before) ?? kind)
      if (kindBefore !== kind) {
        throw new APIError(refusals.otherKind(documentKinds[kindBefore].name), 400, null, true)
      }
      const bytes = req.file.data
      await comeWithRow(folder, new Map([[filename, bytes]]), req)
      if (before !== undefined) await goWithRow(folder, [before], req)
      const earlierNames = before === undefined ? [] : [...(originalDoc.earlierNames ?? []), before]
      return { ...data, format: documentLabel(kind, bytes.byteLength, 'fr'), earlierNames }
    },
    async remove({ doc, req }) {
      await goWithRow(folder, [String(doc.filename)], req)
      return doc
    },
  }
}
