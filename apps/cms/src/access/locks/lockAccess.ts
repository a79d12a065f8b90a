import type {
  Access,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from 'payload'
import { administratorsOnly } from '../administratorsOnly.ts'
import { nobody } from '../nobody.ts'

export const locksSlug = 'payload-locked-documents'

/**
 * Who keeps which record to themselves while they write. Payload (3.90) makes this collection when
 * it builds the configuration, open to whoever is signed in: all could see who writes what, and
 * keep any record from their colleagues.
 */
export function guardLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find((collection) => collection.slug === locksSlug)
  if (locks === undefined) throw new Error(`Payload has no ${locksSlug} any more.`)
  // The screens make them by themselves, without asking for this: see lockingFormState.
  Object.assign(locks.access, { create: nobody, read: ofOwnWork, update: ofOwnWork, delete: own })
  locks.disableBulkEdit = true
  locks.disableBulkDelete = true
  locks.hooks.beforeChange.push(takenOver)
  return config
}

const own: Access = ({ req }) => {
  if (administratorsOnly({ req })) return true
  return req.user !== null && { 'user.value': { equals: req.user.id } }
}

/** A lock on a record that this person may edit is visible to them: they may take it over. */
const ofOwnWork: Access = async ({ req }) => {
  if (administratorsOnly({ req })) return true
  if (req.user === null) return false
  const { collections, globals } = req.payload.config
  const or: Where[] = []
  for (const one of collections) {
    if (one.lockDocuments === false || !(await one.access.update({ req }))) continue
    or.push({ 'document.relationTo': { equals: one.slug } })
  }
  for (const one of globals) {
    if (await one.access.update({ req })) or.push({ globalSlug: { equals: one.slug } })
  }
  return or.length > 0 && { or }
}

/** To oneself and nobody else, and never to another record. */
const takenOver: CollectionBeforeChangeHook = ({ originalDoc, req }) => ({
  document: originalDoc?.document,
  globalSlug: originalDoc?.globalSlug,
  user: { relationTo: 'users', value: req.user?.id },
})

/** Whether this person may change records of this kind, and so keep one while writing. */
export async function mayLock(
  req: PayloadRequest,
  place: { collectionSlug?: string | undefined; globalSlug?: string | undefined },
): Promise<boolean> {
  const { collections, globals } = req.payload.config
  const { collectionSlug, globalSlug } = place
  const collection = collections.find((one) => one.slug === collectionSlug)
  const global = globals.find((one) => one.slug === globalSlug)
  const kind = collection ?? global
  if (kind === undefined || kind.lockDocuments === false) return false
  return Boolean(await kind.access.update({ req }))
}
