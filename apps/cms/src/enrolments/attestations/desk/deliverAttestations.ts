import { APIError, createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import { requireInboxStaff } from '../../../access/requireInboxStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { dayAndTime } from '../../../dates/dates.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import type { TrainingSession } from '../../../payload-types.ts'
import { attendanceOf } from '../../presence/attendance.ts'
import { isEnough, requiredShare } from '../../presence/presence.ts'
import { issueAttestation, newestOf } from '../issueAttestation.ts'

/**
 * `POST /admin/api/attestations/session/:id`: to those who were there enough. What is issued already
 * stays as it is, so a second press adds nothing.
 */
export const deliverAttestations: Endpoint = {
  path: '/session/:id',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    return Response.json({ message: saidOf(await deliver(recordNumber(req), req)) })
  },
}

interface Delivered {
  issued: number
  unnamed: string[]
  unpaid: string[]
  absent: string[]
}

/** Nobody has followed a training that still goes on. */
function refuseBeforeEnd({ fin }: TrainingSession): void {
  if (fin && new Date(fin) <= new Date()) return
  const end = fin ? `attendez sa fin, le ${dayAndTime(fin)}` : 'elle n’a pas de date'
  throw new APIError(`La session n’est pas finie\u00a0: ${end}.`, 409, null, true)
}

async function deliver(session: number, req: PayloadRequest): Promise<Delivered> {
  const { session: held, attendants } = await attendanceOf(session, req)
  refuseBeforeEnd(held)
  const delivered: Delivered = { issued: 0, unnamed: [], unpaid: [], absent: [] }
  const why = 'Présence suffisante'
  for (const { seat, share } of attendants) {
    if (await newestOf(seat.id, req)) continue
    if (!isEnough(share)) delivered.absent.push(seat.nom || seat.reference)
    else if (!seat.nom) delivered.unnamed.push(seat.reference)
    else if (seat.etat === 'retenue') delivered.unpaid.push(seat.nom)
    else {
      // A transaction for each: what one of them lacks takes nothing from the others.
      const own = await createLocalReq(req.user ? { user: req.user } : {}, req.payload)
      const step = { by: 'personnel', who: nameOf(req), why } as const
      const made = await issueAttestation({ seat, nom: seat.nom }, step, own)
      if (made) delivered.issued += 1
    }
  }
  return delivered
}

function saidOf({ issued, unnamed, unpaid, absent }: Delivered): string {
  const count = issued > 1 ? `${issued} attestations délivrées.` : `${issued} attestation délivrée.`
  const without = [
    absent.length > 0 &&
      `Moins de ${requiredShare}\u00a0% de présence\u00a0: ${absent.join(', ')}.`,
    unnamed.length > 0 && `Sans nom\u00a0: ${unnamed.join(', ')}.`,
    unpaid.length > 0 && `Place pas encore confirmée\u00a0: ${unpaid.join(', ')}.`,
  ]
  return [count, ...without].filter(Boolean).join(' ')
}
