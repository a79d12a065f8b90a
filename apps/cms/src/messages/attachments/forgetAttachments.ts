import type { CollectionBeforeDeleteHook } from 'payload'
import { deleteAll } from '../../database/records/deleteAll.ts'

/** With a letter goes what went along with it: before it, while they still name it. */
export const forgetAttachments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteAll('attachments', { email: { equals: id } }, req)
}
