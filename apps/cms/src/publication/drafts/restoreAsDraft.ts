import {
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { requireContentStaff } from '../requireContentStaff.ts'

/**
 * Restoring a version never changes what is on the site: it gives a draft, which a person then
 * publishes. Payload 3.90 writes the version over the public record: a version that was a draft
 * took a published article offline. Stands in front of Payload's own endpoint of this address.
 */
export const restoreEndpoint: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: restoreAsDraft,
}

async function restoreAsDraft(req: PayloadRequest): Promise<Response> {
  requireContentStaff(req)
  const { payload, routeParams } = req
  // The operation itself: `payload.restoreVersion` does not hand on that it is to be a draft.
  const doc = await restoreVersionOperation({
    collection: payload.collections[routeParams?.collection as CollectionSlug],
    id: recordNumber(req),
    draft: true,
    depth: 0,
    req,
  })
  const message =
    'Version reprise comme brouillon. Le site n’a pas changé : publiez-la pour la mettre en ligne.'
  return Response.json({ ...doc, message })
}
