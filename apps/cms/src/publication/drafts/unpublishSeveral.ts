import { type DraftedType, isDrafted } from '@sira/contract/kinds/recordTypes'
import { APIError, type Endpoint, type PayloadRequest, parseParams, type Where } from 'payload'
import * as z from 'zod/mini'
import { changeEach } from '../../database/records/several/changeEach.ts'
import { idsOf, rightsOf } from '../../database/records/several/chosenRecords.ts'
import { answerSeveral, updated } from '../../database/records/several/severalAnswer.ts'
import { storageFailureIn } from '../../database/storageFailure.ts'
import { requireContentStaff } from '../requireContentStaff.ts'

/** The body that « Dépublier » sends for the chosen records of a list. */
const unpublication = z.strictObject({ _status: z.literal('draft') })

/**
 * Replaces Payload's « Dépublier » for several records, and leaves all other requests to it. It
 * keeps the draft of each record: Payload 3.90 wrote the published text over it, and « Publier »
 * then brought that one back. For a single record Payload is right.
 */
export const unpublishSeveral: Endpoint = {
  path: '/',
  method: 'patch',
  handler: async (req) => {
    const { where } = parseParams(req.query)
    const isUnpublication =
      where && !req.query.draft && unpublication.safeParse(await sent(req)).success
    return isUnpublication ? unpublishAll(req, where) : payloadsOwn(req)
  },
}

/** Reads the body, so that Payload's own endpoint can read it again. */
async function sent(req: PayloadRequest): Promise<unknown> {
  if (!req.headers.get('content-type')?.startsWith('application/json')) return undefined
  const text = (await req.text?.()) ?? ''
  req.text = async () => text
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function payloadsOwn(req: PayloadRequest): Promise<Response> | Response {
  const { endpoints } = req.payload.collections[collectionOf(req)].config
  // Endpoints of the collection stand before those of Payload.
  const own = (endpoints || []).findLast((one) => one.method === 'patch' && one.path === '/')
  if (!own) throw new APIError('Cette demande n’existe pas.', 404)
  return own.handler(req)
}

async function unpublishAll(req: PayloadRequest, where: Where): Promise<Response> {
  requireContentStaff(req)
  const collection = collectionOf(req)
  const { payload } = req
  const ids = await idsOf(req, collection, { where, trash: false })
  const outcome = await changeEach(
    ids,
    () => rightsOf(req),
    async (id, rights) => {
      try {
        const data = { _status: 'draft' as const }
        // A withdrawal does not validate the text; a record open by a colleague is refused.
        await payload.update({ ...rights, collection, id, data, unpublishAllLocales: true })
        return { docs: [{ id }], errors: [] }
      } catch (error) {
        if (!(error instanceof APIError) || storageFailureIn(error)) throw error
        return { docs: [], errors: [{ id, message: error.message, isPublic: true }] }
      }
    },
  )
  return answerSeveral(req, payload.collections[collection].config, outcome, updated)
}

function collectionOf(req: PayloadRequest): DraftedType {
  const collection = String(req.routeParams?.collection)
  if (!isDrafted(collection)) throw new APIError('Cette demande n’existe pas.', 404)
  return collection
}
