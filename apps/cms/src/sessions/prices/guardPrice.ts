import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import type { Formation } from '../../payload-types.ts'

/**
 * A session without a price of its own is sold at that of its training: while one is, the price of
 * the training is set by whoever sets prices (decision 46).
 */
const guardPrice: CollectionBeforeChangeHook<Formation> = async ({ data, originalDoc, req }) => {
  if (!req.user || administratorsOnly({ req }) || originalDoc === undefined) return data
  const published = await req.payload.db.findOne<Formation>({
    collection: 'formations',
    where: { id: { equals: originalDoc.id } },
    req,
  })
  const isSame = (data.prix_formation ?? null) === (published?.prix_formation ?? null)
  if (isSame || !(await isSoldAtIt(originalDoc.id, req))) return data
  throw new APIError(
    'Rien n’a été enregistré\u00a0: des sessions se vendent à ce prix, que seul un administrateur change. Demandez-le-lui, ou laissez-le tel qu’il est.',
    403,
    null,
    true,
  )
}

async function isSoldAtIt(formation: number, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'sessions',
    where: {
      and: [
        { formation: { equals: formation } },
        { etat: { in: ['ouverte', 'garantie'] } },
        { prix: { exists: false } },
        { debut: { greater_than: new Date().toISOString() } },
      ],
    },
    req,
  })
  return totalDocs > 0
}

/** The trainings, whose price is that of seats: content knows no sessions. */
export function withSessionPrices(collections: readonly CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    if (collection.slug !== 'formations') return collection
    const { beforeChange = [], ...hooks } = collection.hooks ?? {}
    return { ...collection, hooks: { ...hooks, beforeChange: [guardPrice, ...beforeChange] } }
  })
}
