import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { changeTags } from '../announcements/changeTags.ts'
import { announceAfterCommit } from '../announcements/pendingChanges.ts'
import { keepOldAddress } from './keepOldAddress.ts'
import { type PublicState, publicState } from './publicState.ts'

/** What was public of the records this request is changing, by `collection/id`. */
const before = new WeakMap<object, Map<string, PublicState | null>>()

function statesOf(req: PayloadRequest): Map<string, PublicState | null> {
  const known = before.get(req.context) ?? new Map<string, PublicState | null>()
  before.set(req.context, known)
  return known
}

function keyOf(collection: SanitizedCollectionConfig, id: unknown): string {
  return `${collection.slug}/${id}`
}

/**
 * Before a change: what the public sees of the record. Payload's `previousDoc` is no help, it is
 * the latest saved draft: an unpublication after one, or a renamed slug, would be missed.
 */
export const rememberPublicState: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, operation, originalDoc, req } = args
  if (operation === 'update') {
    const state = await publicState(collection, originalDoc.id, req)
    statesOf(req).set(keyOf(collection, originalDoc.id), state)
  }
  return data
}

/** After a change: announces what the public saw and what it sees now; a saved draft changes neither. */
export const announceChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const key = keyOf(collection, doc.id)
  const earlier = statesOf(req).get(key) ?? null
  statesOf(req).delete(key)
  const now = await publicState(collection, doc.id, req)
  await keepOldAddress(collection.slug, earlier, now, req)
  await announceAfterCommit(changeTags(collection.slug, earlier, now), req)
  return doc
}

export const announceDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const slug = typeof doc.slug === 'string' ? doc.slug : null
  await announceAfterCommit(changeTags(collection.slug, { slug, changedAt: '' }, null), req)
  return doc
}
