import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { lockRow } from './lockRow.ts'
import { numberOf } from './recordNumber.ts'

/**
 * Locks the row that a person saves. Payload writes the whole record: a form that was opened before a
 * payment was confirmed, or before a reader unsubscribed, would write the old state back.
 */
const lockSavedRow: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  const id: unknown = 'id' in args ? args.id : undefined
  if (operation !== 'update' || id === undefined || !(await req.transactionID)) return args
  await lockRow(slug, numberOf(id), req)
  return args
}

type Hooks = NonNullable<CollectionConfig['hooks']>

/** Adds the lock; it is taken before anything is read. */
export function lockedWhileSaved(hooks: Hooks): Hooks {
  return { ...hooks, beforeOperation: [lockSavedRow, ...(hooks.beforeOperation ?? [])] }
}
