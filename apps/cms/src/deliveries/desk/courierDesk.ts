import type { DoneDelivery } from '@sira/contract/deliveries/gestures'
import { APIError, type Endpoint } from 'payload'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { cashInHand } from '../cash/cashInHand.ts'
import { doneByCourier } from '../courierPage/doneByCourier.ts'
import type { DeliveryState } from '../deliveryMachine.ts'
import { carriedBy } from './carriedBy.ts'

/** The work of a courier, as his desk shows it. */
export interface CourierDeskRecord {
  enCours: { id: number; reference: string; etat: DeliveryState }[]
  faites: (DoneDelivery & { id: number })[]
  /** FCFA, for administrators: who counts does not know what is to come. */
  enMain: number | null
}

/** `GET /admin/api/coursiers/:id/bureau` */
export const courierDesk: Endpoint = {
  path: '/:id/bureau',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const id = recordNumber(req)
    const asked = { collection: 'coursiers', id, depth: 0, disableErrors: true } as const
    if (!(await req.payload.findByID({ ...asked, req }))) {
      throw new APIError('Ce livreur n’existe pas.', 404)
    }
    const seesCash = Boolean(administratorsOnly({ req }))
    const done = await doneByCourier(id, req.payload, req)
    const under = await carriedBy(id, req)
    const record: CourierDeskRecord = {
      enCours: under.map(({ id: delivery, reference, etat }) => ({
        id: delivery,
        reference,
        etat,
      })),
      faites: seesCash ? done : done.map((one) => ({ ...one, especes: null })),
      enMain: seesCash ? (await cashInHand(id, req)).sum : null,
    }
    return Response.json(record)
  },
}
