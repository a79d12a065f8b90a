import type { Endpoint } from 'payload'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { sessionTitle } from '../../seats/sessionTitle.ts'
import { attendanceOf } from '../attendance.ts'
import { ordersOf } from './sessionFigures.ts'

/** How the participants of a session are reached: by an address, else by a number; each once. */
export interface Reachable {
  titre: string
  emails: string[]
  phones: { nom: string; phone: string }[]
}

/** `GET /admin/api/pointages/session/:id/joindre`: of who gave neither, whoever ordered is reached. */
export const reachParticipants: Endpoint = {
  path: '/session/:id/joindre',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const id = recordNumber(req)
    const { attendants } = await attendanceOf(id, req)
    const orders = await ordersOf(attendants, req)
    const emails = new Set<string>()
    const phones = new Map<string, string>()
    for (const { seat } of attendants) {
      const order = orders.get(seat.id)
      const own = seat.email || seat.phone
      const email = own ? seat.email : order?.email
      const phone = own ? seat.phone : order?.phone
      if (email) emails.add(email)
      else if (phone) phones.set(phone, seat.nom ?? order?.nom ?? '')
    }
    const reach: Reachable = {
      titre: (await sessionTitle(id, 'fr', req.payload)) ?? '',
      emails: [...emails],
      phones: [...phones].map(([phone, nom]) => ({ nom, phone })),
    }
    return Response.json(reach, { headers: { 'cache-control': 'no-store' } })
  },
}
