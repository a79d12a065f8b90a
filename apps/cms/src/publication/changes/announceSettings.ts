import type { GlobalAfterChangeHook } from 'payload'
import { announceAfterCommit } from './pendingChanges.ts'

/** The settings are on every page. */
export const announceSettings: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await announceAfterCommit([global.slug], req)
  return doc
}
