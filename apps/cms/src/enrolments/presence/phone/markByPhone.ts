import { marksOfStaff } from '@sira/contract/attendance/markRequest'
import type { AttendanceRoll, SentMark } from '@sira/contract/attendance/marks'
import { defaultLocale, type Locale } from '@sira/contract/locales'
import { createLocalReq, type Endpoint, type Payload } from 'payload'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { sentBy } from '../../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import { takeMarks } from '../takeMarks.ts'
import { attendanceRoll } from './attendanceRoll.ts'

/** `POST /admin/api/pointages/session/:id/telephone`: the page of a sheet, for staff who are signed in. */
export const markByPhone: Endpoint = {
  path: '/session/:id/telephone',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const sent = await sentBy(marksOfStaff, req)
    const data = await markedRoll(recordNumber(req), { qui: nameOf(req), ...sent }, req.payload)
    return Response.json({ data })
  },
}

interface Said {
  qui: string
  pointages: readonly SentMark[]
  /** In which the title of the session is read, and why a mark is refused. */
  locale?: Locale | undefined
}

/** Takes what a phone has kept, each mark for itself, and tells it what there is. */
export async function markedRoll(
  session: number,
  { qui, pointages, locale = defaultLocale }: Said,
  payload: Payload,
): Promise<AttendanceRoll> {
  const req = await createLocalReq({}, payload)
  const taken = await takeMarks(pointages, { session, qui, locale }, req)
  return attendanceRoll(session, { qui, pointages: taken, locale }, req)
}
