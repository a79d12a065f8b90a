import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { lockRow } from './lockRow.ts'
import { recordNumber } from './recordNumber.ts'

/**
 * What a person saves takes its turn (see lockRow): Payload writes the whole record, and notes that
 * were begun before a payment was confirmed, or before a reader said goodbye, would bring the state
 * of then back.
 */
const lockSavedRow: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  const id: unknown = 'id' in args ? args.id : undefined
  if (operation !== 'update' || id === undefined || !(await req.transactionID)) return args
  await lockRow(slug, recordNumber({ routeParams: { id } }), req)
  return args
}

type Hooks = NonNullable<CollectionConfig['hooks']>

/** With the turn taken before anything is read. */
export function lockedWhileSaved(hooks: Hooks): Hooks {
  return { ...hooks, beforeOperation: [lockSavedRow, ...(hooks.beforeOperation ?? [])] }
}
