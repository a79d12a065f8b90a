import { APIError, createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { lockRow } from '../../../database/records/lockRow.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import { type Attendance, attendanceOf } from '../attendance.ts'
import { attendanceRecord, isOpen } from './attendanceDesk.ts'

/** A room that is full, for one half day, with some patience. */
const mostMarks = 500

const mark = z.object({
  cle: z.string().max(120),
  inscription: z.string().max(20),
  demiJournee: z.string().max(30),
  present: z.boolean(),
  marqueLe: z.iso.datetime('L’heure de l’appareil est illisible.'),
})

const wanted = z.object({
  pointages: z.array(mark).min(1, 'Marquez au moins une personne.').max(mostMarks),
})

type SentMark = z.output<typeof mark>

/**
 * `POST /admin/api/pointages/session/:id`: who was there. All of it is kept or none, each key once
 * however often it comes: a device that heard no answer sends the same again.
 */
export const markPresence: Endpoint = {
  path: '/session/:id',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const session = recordNumber(req)
    const { pointages } = await sentBy(wanted, req)
    const own = await createLocalReq(req.user ? { user: req.user } : {}, req.payload)
    await withinTransaction(own, () => keep(pointages, session, own))
    return Response.json(await attendanceRecord(session, req))
  },
}

async function keep(
  marks: readonly SentMark[],
  session: number,
  req: PayloadRequest,
): Promise<void> {
  // One after the other: of the same key that comes twice at once, the second finds the first.
  await lockRow('sessions', session, req)
  const attendance = await attendanceOf(session, req)
  const kept = await keptKeys(marks, req)
  for (const one of marks) {
    const { cle, demiJournee, present, marqueLe } = one
    if (kept.has(cle)) continue
    kept.add(cle)
    const inscription = seatOf(one, attendance)
    const data = { cle, inscription, demiJournee, present, marqueLe, qui: nameOf(req) }
    await req.payload.create({ collection: 'pointages', depth: 0, req, data })
  }
}

/** Of a mark that names its person and its half day, in its key too. */
function seatOf(
  { cle, inscription, demiJournee }: SentMark,
  { halfDays, attendants }: Attendance,
): number {
  if (!cle.startsWith(`${inscription}:${demiJournee}:`)) {
    throw new APIError('La clé d’un pointage nomme sa personne et sa demi-journée.', 400)
  }
  const found = attendants.find(({ seat }) => seat.reference === inscription)
  if (!found) throw new APIError(`L’inscription ${inscription} n’est pas de cette session.`, 400)
  const halfDay = halfDays.find(({ name }) => name === demiJournee)
  if (!halfDay) throw new APIError('Cette session n’a pas lieu ce jour-là.', 400)
  if (!isOpen(halfDay)) throw new APIError('Cette demi-journée est encore à venir.', 400)
  return found.seat.id
}

async function keptKeys(marks: readonly SentMark[], req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: 'pointages',
    where: { cle: { in: marks.map(({ cle }) => cle) } },
    pagination: false,
    depth: 0,
    req,
  })
  return new Set(docs.map(({ cle }) => cle))
}
