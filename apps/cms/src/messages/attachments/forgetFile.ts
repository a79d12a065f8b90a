import type { CollectionAfterDeleteHook } from 'payload'
import type { Attachment } from '../../payload-types.ts'
import { removePrivate } from '../../store/privateFiles/privateFiles.ts'

/** Deletes the file of a deleted row. */
export const forgetFile: CollectionAfterDeleteHook<Attachment> = async ({ doc, req }) => {
  await removePrivate([doc.file], req)
}
