import type { CollectionAfterChangeHook } from 'payload'
import { settingsUsing } from '../trash/settingsUsing.ts'
import { announceAfterCommit } from './pendingChanges.ts'

/**
 * Settings show what they name: a logo whose file is replaced is another one on every page. Not
 * every picture is told as a change of theirs, or each upload would make all pages anew.
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
