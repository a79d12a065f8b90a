import { APIError, createLocalReq, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { phonesOf } from '../../enrolments/news/toTell.ts'
import { sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import { changeSession } from '../enrolment/changeSession.ts'
import { lockedSeat } from '../enrolment/lockedSeat.ts'

const number = z.coerce.number('Choisissez une session.').int().positive().max(2_147_483_647)

const wanted = z.object({
  inscription: z.coerce.number().int(),
  de: number,
  session: number,
  motif,
})

/**
 * `POST /admin/api/commandes/:id/deplacer-place`: one seat alone goes to another session of its
 * training. `de` is the session that the screen showed: who moves it from an older screen is told.
 */
export const moveOneSeat: Endpoint = {
  path: '/:id/deplacer-place',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { inscription: id, de, session: to, motif: why } = await sentBy(wanted, req)
    const own = await createLocalReq(req.user ? { user: req.user } : {}, req.payload)
    await withinTransaction(own, async () => {
      const { seat, order } = await lockedSeat(id, recordNumber(req), own)
      if (seat.etat !== 'retenue' && seat.etat !== 'confirmée') {
        throw refused('Cette place ne peut plus être déplacée.')
      }
      const from = sessionOf(seat)
      if (from === to) return
      if (from !== de) throw refused('Un collègue l’a déjà déplacée\u00a0: rechargez la page.')
      const by = { by: 'personnel', who: nameOf(req), why } as const
      await changeSession(seat, order, { to, by }, own)
      if (phonesOf(seat, order).length === 0) return
      // Nobody wrote to them: they are called.
      const data = { prevenirLe: new Date().toISOString(), prevenirDe: 'changement' } as const
      await own.payload.update({ collection: 'inscriptions', id, data, depth: 0, req: own })
    })
    return Response.json({ message: 'La place est dans l’autre session.' })
  },
}

const refused = (message: string) => new APIError(message, 409, null, true)
