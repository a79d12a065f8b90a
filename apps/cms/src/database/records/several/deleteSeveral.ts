import {
  type CollectionSlug,
  type PayloadHandler,
  parseParams,
  type SanitizedCollectionConfig,
} from 'payload'
import { changeEach } from './changeEach.ts'
import { idsOf, rightsOf } from './chosenRecords.ts'
import { answerSeveral, deleted } from './severalAnswer.ts'

/** Replaces Payload's endpoint, which still answers requests without a selection. */
export function deleteSeveral(
  config: SanitizedCollectionConfig,
  own: PayloadHandler,
): PayloadHandler {
  return async (req) => {
    const { where, trash = false, overrideLock } = parseParams(req.query)
    if (!where) return own(req)
    const collection = config.slug as CollectionSlug
    const ids = await idsOf(req, collection, { where, trash })
    const outcome = await changeEach(
      ids,
      () => rightsOf(req, overrideLock),
      (id, rights) =>
        req.payload.delete({
          ...rights,
          collection,
          where: { and: [where, { id: { equals: id } }] },
          trash,
        }),
    )
    return answerSeveral(req, config, outcome, deleted)
  }
}
