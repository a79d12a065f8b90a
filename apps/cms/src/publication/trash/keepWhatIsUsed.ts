import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { type Use, usesOf } from './usesOf.ts'

/** Named in the refusal; the others are counted. */
const namedUses = 3

/** Refuses to delete for good a record that a page shows, and names the pages. */
export const keepWhatIsUsed: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseIfUsed(collection, id, req)

/** The same for the trash, where Payload moves a record by an update. */
export const keepWhatIsUsedInUpdate: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, operation, originalDoc, req } = args
  const isThrownAway = operation === 'update' && data.deletedAt && !originalDoc?.deletedAt
  if (isThrownAway) await refuseIfUsed(collection, originalDoc.id, req)
  return data
}

async function refuseIfUsed(
  collection: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Promise<void> {
  const uses = await usesOf(collection, id, req)
  if (uses.length > 0) throw new APIError(refusal(uses), 409, null, true)
}

/** `Suppression refusée : utilisé dans Actualité « A », Formation « B ». …` */
export function refusal(uses: readonly Use[]): string {
  const named = uses.slice(0, namedUses).map(({ label, title }) => `${label} « ${title} »`)
  const others = uses.length - named.length
  if (others > 0) named.push(others === 1 ? '1 autre' : `${others} autres`)
  const list = named.length === 1 ? named[0] : `${named.slice(0, -1).join(', ')} et ${named.at(-1)}`
  return `Suppression refusée, car une page s’en sert : ${list}. Remplacez-le ou retirez-le là, puis recommencez.`
}
