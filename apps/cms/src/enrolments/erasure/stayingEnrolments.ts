import type { PayloadRequest } from 'payload'
import type { StayingFor } from '../../dossiers/keptKind.ts'

/** A session that is still to come needs to know who takes part. */
export async function stayingEnrolments(
  ids: readonly number[],
  _limits: object,
  req: PayloadRequest,
): Promise<ReadonlyMap<number, StayingFor>> {
  const { docs } = await req.payload.find({
    collection: 'inscriptions',
    where: {
      and: [
        { id: { in: [...ids] } },
        { etat: { in: ['retenue', 'confirmée'] } },
        { 'session.fin': { greater_than: new Date().toISOString() } },
      ],
    },
    pagination: false,
    depth: 0,
    select: {},
    req,
  })
  return new Map(docs.map(({ id }) => [id, 'underWay'] as const))
}
