import type { PayloadRequest } from 'payload'
import { lockRecord } from '../../database/records/lockRecord.ts'
import type { OfferCheck } from '../../payload-types.ts'

/** The check of an offer, if there is one. */
export async function knownCheck(
  job: number,
  req: PayloadRequest,
): Promise<OfferCheck | undefined> {
  const { docs } = await req.payload.find({
    collection: 'controles',
    where: { job: { equals: job } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0]
}

/** The same, begun where nothing was known; within a transaction, which others wait for. */
export async function checkOf(job: number, req: PayloadRequest): Promise<OfferCheck> {
  await lockRecord('controles', job, req)
  const known = await knownCheck(job, req)
  return (
    known ??
    (await req.payload.create({
      collection: 'controles',
      data: { job, etat: 'libre' },
      depth: 0,
      req,
    }))
  )
}
