import { type DraftedType, isDrafted } from '@sira/contract/kinds/recordTypes'
import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import * as z from 'zod/mini'
import { requireContentStaff } from '../requireContentStaff.ts'

/** What « Dépublier » sends for the chosen records of a list. */
const unpublication = z.strictObject({ _status: z.literal('draft') })

/**
 * « Dépublier » for several records keeps the draft that each has: Payload 3.90 wrote the published
 * text over it, and « Publier » then brought that one back. One by one, it does not. Stands in front
 * of Payload's own endpoint, and leaves it everything else.
 */
export const unpublishSeveral: Endpoint = {
  path: '/',
  method: 'patch',
  handler: async (req) => {
    const where = req.query.where as Where | undefined
    const isUnpublication =
      where !== undefined && !req.query.draft && unpublication.safeParse(await sent(req)).success
    return isUnpublication ? unpublishAll(req, where) : payloadsOwn(req)
  },
}

/** The body, which Payload's own endpoint can read again. */
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
  // Those of a collection stand in front of Payload's.
  const own = (endpoints || []).findLast((one) => one.method === 'patch' && one.path === '/')
  if (!own) throw new APIError('Cette demande n’existe pas.', 404)
  return own.handler(req)
}

async function unpublishAll(req: PayloadRequest, where: Where): Promise<Response> {
  requireContentStaff(req)
  const collection = collectionOf(req)
  const { payload, user } = req
  const chosen = await payload.find({
    collection,
    where,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  const docs: { id: number }[] = []
  const errors: { id: number; message: string; isPublic: true }[] = []
  for (const { id } of chosen.docs) {
    try {
      const data = { _status: 'draft' as const }
      const asked = { collection, id, data, depth: 0, overrideAccess: false, user }
      // A withdrawal asks nothing of the text; what a colleague has open stays.
      await payload.update({ ...asked, unpublishAllLocales: true, overrideLock: false })
      docs.push({ id })
    } catch (error) {
      const message = error instanceof APIError ? error.message : 'Cette fiche n’a pas changé.'
      errors.push({ id, message, isPublic: true })
    }
  }
  const message = errors.length === 0 ? '' : `Sans changement : ${errors.length}.`
  return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 })
}

function collectionOf(req: PayloadRequest): DraftedType {
  const collection = String(req.routeParams?.collection)
  if (!isDrafted(collection)) throw new APIError('Cette demande n’existe pas.', 404)
  return collection
}
