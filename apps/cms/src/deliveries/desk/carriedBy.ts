import type { PayloadRequest } from 'payload'
import type { Delivery } from '../../payload-types.ts'
import { outStates } from '../deliveryMachine.ts'

/** The deliveries that a courier has to do, or whose parcel may be with him. */
export async function carriedBy(courier: number, req: PayloadRequest): Promise<Delivery[]> {
  const { docs } = await req.payload.find({
    collection: 'livraisons',
    where: {
      coursier: { equals: courier },
      etat: { in: [...outStates, 'à_vérifier', 'échouée'] },
    },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}
