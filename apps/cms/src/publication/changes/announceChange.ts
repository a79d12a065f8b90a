import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { keepOldAddress } from '../addresses/keepOldAddress.ts'
import { publicState } from '../publicState.ts'
import { changeTags } from './changeTags.ts'
import { announceAfterCommit } from './pendingChanges.ts'
import { keepStateBefore, stateKey, takeStateBefore } from './statesBefore.ts'

/**
 * Before a change: what the public sees of the record. Payload's `previousDoc` is no help, it is
 * the latest saved draft: an unpublication after one, or a renamed slug, would be missed.
 */
export const rememberPublicState: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, operation, originalDoc, req } = args
  if (operation === 'update') {
    const state = await publicState(collection, originalDoc.id, req)
    await keepStateBefore(stateKey(collection, originalDoc.id), state, req)
  }
  return data
}

/** Before a deletion. The record that Payload gives after it has only the fields that were asked for. */
export const rememberDeletedState: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await keepStateBefore(stateKey(collection, id), await publicState(collection, id, req), req)
}

/** After a change: announces what the public saw and what it sees now; a saved draft changes neither. */
export const announceChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const earlier = await takeStateBefore(stateKey(collection, doc.id), req)
  const now = await publicState(collection, doc.id, req)
  await keepOldAddress(collection.slug, earlier, now, req)
  await announceAfterCommit(changeTags(collection.slug, earlier, now), req)
  return doc
}

export const announceDeletion: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  const earlier = await takeStateBefore(stateKey(collection, id), req)
  await announceAfterCommit(changeTags(collection.slug, earlier, null), req)
  return doc
}
