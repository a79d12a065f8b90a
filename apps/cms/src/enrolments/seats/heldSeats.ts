import { seatedStates } from '@sira/contract/enrolments/enrolmentStates'
import type { PayloadRequest } from 'payload'

/** Seats of a session that somebody has, or is offered. */
export async function heldSeats(session: number, req: PayloadRequest): Promise<number> {
  const of = { session: { equals: session } }
  const { totalDocs } = await req.payload.count({
    collection: 'inscriptions',
    where: { ...of, etat: { in: [...seatedStates] } },
    req,
  })
  const { docs } = await req.payload.find({
    collection: 'attentes',
    where: { ...of, etat: { equals: 'offerte' } },
    pagination: false,
    depth: 0,
    select: { places: true },
    req,
  })
  return docs.reduce((sum, { places }) => sum + places, totalDocs)
}
