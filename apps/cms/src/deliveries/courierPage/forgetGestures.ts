import type { CollectionBeforeDeleteHook } from 'payload'
import { deleteAll } from '../../database/records/deleteAll.ts'

/** The acts on a delivery, with their signatures, go with it. */
export const forgetGestures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteAll('gestes', { livraison: { equals: id } }, req)
}
