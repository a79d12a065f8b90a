import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  type CollectionSlug,
  type PayloadHandler,
  parseParams,
  type SanitizedCollectionConfig,
} from 'payload'
import { changeEach } from './changeEach.ts'
import { idsOf, rightsOf } from './chosenRecords.ts'
import { answerSeveral, updated } from './severalAnswer.ts'

/** Replaces Payload's endpoint, which still answers requests without a selection. */
export function changeSeveral(
  config: SanitizedCollectionConfig,
  own: PayloadHandler,
): PayloadHandler {
  return async (req) => {
    const { where, sort, limit, draft = false, trash = false, ...asked } = parseParams(req.query)
    if (!where) return own(req)
    await addDataAndFileToRequest(req)
    addLocalesToRequestFromData(req)
    const data = req.data ?? {}
    const collection = config.slug as CollectionSlug
    // Payload throws away what its newest draft says.
    const newest = draft || Boolean(data.deletedAt)
    const found = { where, draft: newest, trash, ...(sort && { sort }), ...(limit && { limit }) }
    const ids = await idsOf(req, collection, found)
    const outcome = await changeEach(
      ids,
      () => rightsOf(req, asked.overrideLock),
      (id, rights) =>
        req.payload.update({
          ...rights,
          collection,
          where: { and: [where, { id: { equals: id } }] },
          data: structuredClone(data),
          draft,
          trash,
          ...(asked.publishAllLocales && { publishAllLocales: true }),
          ...(asked.unpublishAllLocales && { unpublishAllLocales: true }),
        }),
    )
    return answerSeveral(req, config, outcome, updated)
  }
}
