import type { PayloadRequest } from 'payload'
import type { OfferReport } from '../../payload-types.ts'

/** The most that is looked at of one offer; as many networks hide it long before. */
const most = 200

/** The open reports on an offer; those that look automatic do not count. */
export async function openReports(job: number, req: PayloadRequest): Promise<OfferReport[]> {
  const { docs } = await req.payload.find({
    collection: 'signalements',
    where: {
      job: { equals: job },
      etat: { equals: 'nouveau' },
      suspicion: { exists: false },
    },
    sort: '-createdAt',
    limit: most,
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}
