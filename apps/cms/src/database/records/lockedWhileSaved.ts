import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/**
 * What a person saves takes its turn: Payload writes the whole record, and notes that were begun
 * before a payment was confirmed, or before a reader said goodbye, would bring the state of then
 * back. On PostgreSQL the touched row is the lock, until the transaction ends; SQLite has one writer.
 */
const lockSavedRow: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  const id: unknown = 'id' in args ? args.id : undefined
  if (operation !== 'update' || id === undefined || !(await req.transactionID)) return args
  await req.payload.db.updateOne({
    collection: slug,
    where: { id: { equals: id } },
    data: { updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  return args
}

type Hooks = NonNullable<CollectionConfig['hooks']>

/** With the turn taken before anything is read. */
export function lockedWhileSaved(hooks: Hooks): Hooks {
  return { ...hooks, beforeOperation: [lockSavedRow, ...(hooks.beforeOperation ?? [])] }
}
