import type { PayloadRequest } from 'payload'
import type { Estimate } from '../../payload-types.ts'

/** As much of an estimate as tells it from the others of its request. */
export type BegunEstimate = Pick<Estimate, 'id' | 'numero' | 'etat' | 'total'>

/** The estimates that a request has already, the latest first. */
export async function begunEstimates(
  request: number,
  req: PayloadRequest,
): Promise<BegunEstimate[]> {
  const { docs } = await req.payload.find({
    collection: 'estimations',
    where: { demande: { equals: request } },
    sort: ['-createdAt', '-id'],
    select: { numero: true, etat: true, total: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}
