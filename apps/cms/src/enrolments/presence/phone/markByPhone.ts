import { sentMark } from '@sira/contract/attendance/markRequest'
import { type AttendanceRoll, mostSentMarks, type SentMark } from '@sira/contract/attendance/marks'
import { createLocalReq, type Endpoint, type Payload } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { sentBy } from '../../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import { takeMarks } from '../takeMarks.ts'
import { attendanceRoll } from './attendanceRoll.ts'

const wanted = z.object({ pointages: z.array(sentMark).max(mostSentMarks) })

/** `POST /admin/api/pointages/session/:id/telephone`: the page of a sheet, for staff who are signed in. */
export const markByPhone: Endpoint = {
  path: '/session/:id/telephone',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { pointages } = await sentBy(wanted, req)
    const data = await markedRoll(recordNumber(req), { qui: nameOf(req), pointages }, req.payload)
    return Response.json({ data })
  },
}

/** Takes what a phone has kept, each mark for itself, and tells it what there is. */
export async function markedRoll(
  session: number,
  { qui, pointages }: { qui: string; pointages: readonly SentMark[] },
  payload: Payload,
): Promise<AttendanceRoll> {
  const req = await createLocalReq({}, payload)
  const taken = await takeMarks(pointages, { session, qui }, req)
  return attendanceRoll(session, { qui, pointages: taken }, req)
}
