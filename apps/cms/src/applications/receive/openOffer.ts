import { isOpen } from '@sira/contract/kinds/openRecords'
import { badRequest, invalidForm } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import type { Job } from '../../payload-types.ts'

/** The error for an offer that has ended, so that a page can propose the pool. */
export const expiredOffer = 'This offer has expired'

/**
 * The offer that somebody applies to; throws the 400 where it is none, or had ended when he began. Our
 * clock counts: Burkina Faso keeps GMT all year.
 */
export async function openOffer(id: number, begun: Date, payload: Payload): Promise<Job> {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [offer] = docs
  if (offer === undefined || (await isWithheld(id, payload))) {
    throw invalidForm([{ path: ['job'], message: 'job must be an offer that is published' }])
  }
  if (!isOpen('jobs', { ...offer }, begun.toISOString().slice(0, 10)))
    throw badRequest(expiredOffer)
  return offer
}

/** As if it were not there: staff have suspended it, or what visitors reported has hidden it. */
async function isWithheld(job: number, payload: Payload): Promise<boolean> {
  const where = { job: { equals: job }, etat: { equals: 'suspendue' } }
  return (await payload.count({ collection: 'controles', where })).totalDocs > 0
}
