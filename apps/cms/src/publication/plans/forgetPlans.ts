import { isDrafted } from '@sira/contract/kinds/recordTypes'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { plansOf, removePlans } from './plans.ts'

/** Deletes the plans of a deleted record. */
export const forgetPlans: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  await forget(collection, id, req)
  return doc
}

/** Deletes the plans of a record in the trash: it does not come back by itself. */
export const forgetPlansInTrash: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc.deletedAt) await forget(collection, doc.id, req)
  return doc
}

async function forget(
  { slug }: SanitizedCollectionConfig,
  id: unknown,
  req: PayloadRequest,
): Promise<void> {
  if (!isDrafted(slug)) return
  const record = { collection: slug, id: Number(id) }
  await removePlans(await plansOf(record, req.payload, req), req)
}
