import {
  type CollectionSlug,
  isolateObjectProperty,
  type PayloadRequest,
  type Where,
} from 'payload'

/** Makes a separate request with its own transaction, and the rights of the asking person. */
export function rightsOf(req: PayloadRequest, overrideLock = false) {
  const own = isolateObjectProperty(req, ['transactionID', 'context'])
  own.context = {}
  return { req: own, overrideAccess: false, overrideLock, depth: 0 } as const
}

interface Chosen {
  where: Where
  trash: boolean
  draft?: boolean
  sort?: string[]
  limit?: number
}

export async function idsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  chosen: Chosen,
): Promise<(number | string)[]> {
  const asked = { ...rightsOf(req), ...chosen, collection, select: {}, pagination: false }
  const { docs } = await req.payload.find(asked)
  return docs.map(({ id }) => id)
}
