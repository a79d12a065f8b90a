import type { AttestationState } from '@sira/contract/attestations/attestationStates'
import type { EnrolmentState } from '@sira/contract/enrolments/enrolmentStates'
import type { Endpoint, PayloadRequest } from 'payload'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import type { TrainingSession } from '../../../payload-types.ts'
import { type Attendant, attendanceOf } from '../attendance.ts'
import { companiesOf } from '../companiesOf.ts'
import { type HalfDay, halves } from '../halfDays.ts'
import { isOpen } from '../isOpen.ts'
import { contradictions, isEnough, requiredShare } from '../presence.ts'
import { type SessionFigures, sessionFigures } from './sessionFigures.ts'

export interface ShownMark {
  present: boolean
  who: string
  /** By the clock of the device. */
  markedAt: string
  receivedAt: string
}

export interface ShownAttendant {
  reference: string
  nom: string | null
  etat: EnrolmentState
  /** By the name of the half day; what was said otherwise before comes after what counts. */
  marks: Readonly<Record<string, readonly ShownMark[]>>
  present: number
  isEnough: boolean
  attestations: { id: number; code: string; etat: AttestationState }[]
}

/** What the desk of a session shows of presence. */
export interface AttendanceRecord {
  halfDays: { name: string; label: string; isOpen: boolean }[]
  attendants: ShownAttendant[]
  requiredShare: number
  /** Those that have seats in it. */
  companies: string[]
  figures: SessionFigures
  /** Photographs of signed sheets. */
  sheets: { id: number; halfDay: string; who: string }[]
  /** The name that the form for the phone proposes. */
  trainer: string
}

/** `GET /admin/api/pointages/session/:id` */
export const attendanceDesk: Endpoint = {
  path: '/session/:id',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    return Response.json(await attendanceRecord(recordNumber(req), req))
  },
}

export async function attendanceRecord(
  session: number,
  req: PayloadRequest,
): Promise<AttendanceRecord> {
  const { session: held, halfDays, attendants } = await attendanceOf(session, req)
  const certificates = await certificatesOf(session, req)
  return {
    requiredShare,
    companies: [...(await companiesOf(attendants, req)).keys()],
    figures: await sessionFigures(held, attendants, req),
    trainer: await trainerOf(held, req),
    sheets: await sheetsOf(session, req),
    halfDays: halfDays.map((one) => ({ name: one.name, label: labelOf(one), isOpen: isOpen(one) })),
    attendants: attendants.map((one) => ({
      ...shownAttendant(one),
      attestations: certificates
        .filter(({ inscription }) => inscription === one.seat.id)
        .map(({ id, code, etat }) => ({ id, code, etat })),
    })),
  }
}

/** « sam. 28 nov., matin » */
export function labelOf({ day, half }: HalfDay): string {
  const form = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat('fr', form).format(new Date(day))}, ${halves[half]}`
}

function shownAttendant({ seat, presences, share }: Attendant) {
  const { reference, nom, etat } = seat
  const marks = [...presences].map(([name, presence]) => [
    name,
    [presence, ...contradictions(presence)].map(({ present, who, markedAt, receivedAt }) => {
      return { present, who, markedAt, receivedAt }
    }),
  ])
  return {
    ...{ reference, nom: nom ?? null, etat },
    marks: Object.fromEntries(marks) as ShownAttendant['marks'],
    ...{ present: share.present, isEnough: isEnough(share) },
  }
}

async function sheetsOf(session: number, req: PayloadRequest): Promise<AttendanceRecord['sheets']> {
  const where = { session: { equals: session } }
  const all = { where, sort: 'id', pagination: false, depth: 0, req } as const
  const { docs } = await req.payload.find({ collection: 'feuilles-signees', ...all })
  return docs.map(({ id, demiJournee, qui }) => ({ id, halfDay: demiJournee, who: qui }))
}

async function trainerOf({ formateur }: TrainingSession, req: PayloadRequest): Promise<string> {
  const id = typeof formateur === 'object' ? formateur?.id : formateur
  if (!id) return ''
  const asked = { collection: 'formateurs', id, depth: 0, disableErrors: true, req } as const
  const found = await req.payload.findByID(asked)
  return [found?.Prenoms, found?.Nom].filter(Boolean).join(' ')
}

async function certificatesOf(session: number, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'attestations',
    where: { session: { equals: session } },
    sort: '-id',
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(({ inscription, ...rest }) => ({
    ...rest,
    inscription: typeof inscription === 'object' ? inscription.id : inscription,
  }))
}
