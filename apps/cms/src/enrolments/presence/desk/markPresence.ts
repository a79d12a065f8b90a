import { sentMark } from '@sira/contract/attendance/markRequest'
import { APIError, createLocalReq, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import { takeMarks } from '../takeMarks.ts'
import { attendanceRecord } from './attendanceDesk.ts'

/** A room that is full, for one half day, with some patience. */
const mostMarks = 500

const wanted = z.object({
  pointages: z.array(sentMark).min(1, 'Marquez au moins une personne.').max(mostMarks),
})

/** `POST /admin/api/pointages/session/:id`: who was there. All of it is kept or none. */
export const markPresence: Endpoint = {
  path: '/session/:id',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const session = recordNumber(req)
    const { pointages } = await sentBy(wanted, req)
    const own = await createLocalReq(req.user ? { user: req.user } : {}, req.payload)
    await withinTransaction(own, async () => {
      const said = { session, qui: nameOf(req), locale: 'fr' } as const
      const taken = await takeMarks(pointages, said, own)
      const refused = taken.find(({ pris }) => !pris)
      if (refused) throw new APIError(refused.message ?? 'Ce pointage est refusé.', 400)
    })
    return Response.json(await attendanceRecord(session, req))
  },
}
