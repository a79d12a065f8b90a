import { APIError, createLocalReq, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { lockedSeat } from '../enrolment/lockedSeat.ts'
import { giveBack } from '../enrolment/refundSeat.ts'

const wanted = z.object({ inscription: z.coerce.number().int(), motif })

/**
 * `POST /admin/api/commandes/:id/annuler-place`: one seat alone of an order is cancelled, and what was
 * paid for it is owed back; pressed twice it is done once.
 */
export const cancelOneSeat: Endpoint = {
  path: '/:id/annuler-place',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { inscription: id, motif: why } = await sentBy(wanted, req)
    const order = recordNumber(req)
    const own = await createLocalReq(req.user ? { user: req.user } : {}, req.payload)
    await withinTransaction(own, async () => {
      const { seat, order: found } = await lockedSeat(id, order, own)
      if (seat.etat !== 'retenue' && seat.etat !== 'confirmée') {
        throw new APIError('Cette place ne peut plus être annulée.', 409, null, true)
      }
      await giveBack(seat, found, { by: 'personnel', who: nameOf(req), why }, own)
    })
    return Response.json({ message: 'La place est annulée, et libre.' })
  },
}
