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
 * Remembers the public state of a record before a change. Payload's `previousDoc` is the last saved
 * draft: it would miss an unpublication after a draft, and a renamed slug.
 */
export const rememberPublicState: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, operation, originalDoc, req } = args
  if (operation === 'update') {
    const state = await publicState(collection, originalDoc.id, req)
    await keepStateBefore(stateKey(collection, originalDoc.id), state, req)
  }
  return data
}

/**
 * Remembers it before a deletion. The record that Payload gives afterwards has only the selected
 * fields.
 */
export const rememberDeletedState: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await keepStateBefore(stateKey(collection, id), await publicState(collection, id, req), req)
}

/**
 * Announces a change of the public state, from the state before and after it; a saved draft changes
 * neither.
 */
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
