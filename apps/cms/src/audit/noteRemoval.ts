import type { CollectionAfterChangeHook } from 'payload'
import { isOfStaff } from './isOfStaff.ts'
import { recordAct } from './recordAct.ts'
import { recordName } from './recordName.ts'

/** Records that a visitor's record went into the trash, or came out of it. */
export const noteRemoval: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const moved = Boolean(doc.deletedAt) !== Boolean(previousDoc?.deletedAt)
  if (operation === 'create' || !moved || !isOfStaff(req)) return doc
  const act = doc.deletedAt ? 'trashed' : 'untrashed'
  await recordAct(req, { act, ...recordName(collection, doc) })
  return doc
}
