import type { DraftedType } from '@sira/contract/kinds/recordTypes'
import type { PayloadRequest } from 'payload'

type VersionId = number | string

/**
 * The version that the last autosave of a record made. In memory: after a restart an autosave
 * leaves one version more, and no version that a person saved can ever be mistaken for one.
 */
const lastAutosaves = new Map<string, VersionId>()
const mostRecords = 1000

function keyOf(collection: DraftedType, id: number): string {
  return `${collection}/${id}`
}

/** An autosave takes the place of the one before it: a sitting leaves one version, not hundreds. */
export async function forgetEarlierAutosave(
  collection: DraftedType,
  id: number,
  before: VersionId | undefined,
  req: PayloadRequest,
): Promise<void> {
  if (before === undefined || lastAutosaves.get(keyOf(collection, id)) !== before) return
  await req.payload.db.deleteVersions({ collection, where: { id: { equals: before } }, req })
}

/** Notes an autosave; call it after the commit. */
export function noteAutosave(
  collection: DraftedType,
  id: number,
  version: VersionId | undefined,
): void {
  const key = keyOf(collection, id)
  lastAutosaves.delete(key)
  if (version === undefined) return
  lastAutosaves.set(key, version)
  const [oldest] = lastAutosaves.keys()
  if (lastAutosaves.size > mostRecords && oldest !== undefined) lastAutosaves.delete(oldest)
}
