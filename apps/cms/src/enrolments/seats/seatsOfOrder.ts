import type { EnrolmentState } from '@sira/contract/enrolments/enrolmentStates'
import type { Payload, PayloadRequest } from 'payload'
import type { Enrolment } from '../../payload-types.ts'

/** The seats of an order, in the order of their numbers; those in some states alone. */
export async function seatsOfOrder(
  order: number,
  payload: Payload,
  { req, states }: { req?: PayloadRequest; states?: readonly EnrolmentState[] } = {},
): Promise<Enrolment[]> {
  const { docs } = await payload.find({
    collection: 'inscriptions',
    where: {
      commande: { equals: order },
      ...(states === undefined ? {} : { etat: { in: [...states] } }),
    },
    sort: 'id',
    pagination: false,
    depth: 0,
    ...(req === undefined ? {} : { req }),
  })
  return docs
}

export function sessionOf({ session }: Pick<Enrolment, 'session'>): number {
  return typeof session === 'object' ? session.id : session
}
