import type { Payload, PayloadRequest } from 'payload'
import type { CourierCash } from '../../payload-types.ts'

/** The lines of a courier that no count has closed yet, and their sum: what is in his hand. */
export async function cashInHand(
  courier: number,
  req: Partial<PayloadRequest> & { payload: Payload },
): Promise<{ lines: CourierCash[]; sum: number }> {
  const { docs } = await req.payload.find({
    collection: 'caisse-coursiers',
    where: { coursier: { equals: courier }, comptage: { exists: false } },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  return { lines: docs, sum: docs.reduce((sum, { montant }) => sum + montant, 0) }
}
