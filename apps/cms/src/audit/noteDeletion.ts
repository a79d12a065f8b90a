import type { CollectionAfterDeleteHook } from 'payload'
import { isOfStaff } from './isOfStaff.ts'
import { recordAct } from './recordAct.ts'
import { recordName } from './recordName.ts'

/** Gone for good. */
export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (!isOfStaff(req)) return doc
  await recordAct(req, { act: 'deleted', ...recordName(collection, { ...doc, id }) })
  return doc
}
