import type { CollectionAfterDeleteHook, CollectionSlug } from 'payload'
import { plansOf, removePlans } from '../publication/plans.ts'

/** Nothing is planned any more for a record that was deleted. */
export const forgetPlans: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  const record = { collection: collection.slug as CollectionSlug, id: Number(id) }
  await removePlans(await plansOf(record, req.payload, req), req)
  return doc
}
