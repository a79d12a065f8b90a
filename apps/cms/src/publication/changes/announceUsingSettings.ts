import type { CollectionAfterChangeHook } from 'payload'
import { settingsUsing } from '../trash/settingsUsing.ts'
import { announceAfterCommit } from './pendingChanges.ts'

/**
 * Announces settings that use a changed record: a replaced logo changes every page. Only used
 * pictures are announced, or each upload would rebuild all pages.
 */
export const announceUsingSettings: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') return doc
  const using = await settingsUsing({ slug: collection.slug, id: doc.id }, req)
  await announceAfterCommit(
    using.map(({ slug }) => slug),
    req,
  )
  return doc
}
