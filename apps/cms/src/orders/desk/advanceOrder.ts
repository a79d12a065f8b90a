import { orderStates } from '@sira/contract/orders/orderStates'
import type { Endpoint } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { message, motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { moveOrder } from '../moves/moveOrder.ts'
import { orderStateNames } from '../stateNames.ts'

const wanted = z.object({ vers: z.enum(orderStates), motif, message })

/** `POST /admin/api/commandes/:id/avancer`: a member of staff moves an order on, and says why. */
export const advanceOrder: Endpoint = {
  path: '/:id/avancer',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { vers, motif: why, message } = await sentBy(wanted, req)
    const step = { by: 'personnel', who: nameOf(req), why, message } as const
    const { reference, etat } = await moveOrder(recordNumber(req), vers, step, req)
    return Response.json({
      message: `Commande ${reference} : ${orderStateNames[etat].toLowerCase()}.`,
    })
  },
}
