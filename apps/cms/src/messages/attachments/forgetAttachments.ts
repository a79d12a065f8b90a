import type { CollectionBeforeDeleteHook } from 'payload'
import { deleteAll } from '../../database/records/deleteAll.ts'

/** Deletes the attachments of a letter before the letter, while they still refer to it. */
export const forgetAttachments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteAll('attachments', { email: { equals: id } }, req)
}
