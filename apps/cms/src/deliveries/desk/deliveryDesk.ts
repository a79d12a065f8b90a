import { nextStates } from '@sira/contract/dossiers/moves'
import { APIError, type Endpoint } from 'payload'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { type DeliveryState, deliveryMachine } from '../deliveryMachine.ts'

/** What the desk of a delivery shows, and what may be done next. */
export interface DeliveryDeskRecord {
  etat: DeliveryState
  estimation: number | null
  prix: number | null
  code: string | null
  suites: DeliveryState[]
  /** Those who may take it, the available first. */
  coursiers: { id: number; nom: string }[]
}

/** `GET /admin/api/livraisons/:id/bureau` */
export const deliveryDesk: Endpoint = {
  path: '/:id/bureau',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const asked = { collection: 'livraisons', id: recordNumber(req), depth: 0 } as const
    const delivery = await req.payload.findByID({ ...asked, disableErrors: true, req })
    if (!delivery) throw new APIError('Cette livraison n’existe pas.', 404)
    const { etat, estimation, prix, code } = delivery
    const { docs } = await req.payload.find({
      collection: 'coursiers',
      where: { etat: { equals: 'actif' } },
      sort: ['-disponible', 'nom'],
      pagination: false,
      depth: 0,
      req,
    })
    const record: DeliveryDeskRecord = {
      etat,
      estimation: estimation ?? null,
      prix: prix ?? null,
      code: code ?? null,
      suites: nextStates(deliveryMachine.moves, etat, 'personnel'),
      coursiers: docs.map(({ id, nom, zone, disponible }) => ({
        id,
        nom: [nom, zone, disponible ? undefined : 'indisponible'].filter(Boolean).join(', '),
      })),
    }
    return Response.json(record)
  },
}
