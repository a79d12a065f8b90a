import { seatedStates } from '@sira/contract/enrolments/enrolmentStates'
import type { Payload, PayloadRequest } from 'payload'
import { dayOf } from '../../dates/checkDay.ts'
import type { Enrolment, TrainingSession } from '../../payload-types.ts'
import { type HalfDay, halfDaysOf } from './halfDays.ts'
import { heldSession } from './heldSession.ts'
import { type Presence, presencesOf, type Share, shareOf } from './presence.ts'

export interface Attendant {
  seat: Enrolment
  presences: ReadonlyMap<string, Presence>
  share: Share
}

export interface Attendance {
  session: TrainingSession
  halfDays: HalfDay[]
  attendants: Attendant[]
}

/** The seats of a session, and the presence of each, half day by half day. */
export async function attendanceOf(id: number, req: PayloadRequest): Promise<Attendance> {
  const session = await heldSession(id, req)
  const halfDays = await halfDaysOfSession(session, req)
  const where = { session: { equals: id }, etat: { in: [...seatedStates] } }
  const all = { where, sort: 'id', pagination: false, depth: 0, req } as const
  const seats = (await req.payload.find({ collection: 'inscriptions', ...all })).docs
  const marks = await marksOf(
    seats.map((seat) => seat.id),
    req.payload,
    req,
  )
  const attendants = seats.map((seat) => {
    const presences = presencesOf(marks.get(seat.id) ?? [])
    return { seat, presences, share: shareOf(halfDays, presences) }
  })
  return { session, halfDays, attendants }
}

export async function halfDaysOfSession(
  session: TrainingSession,
  req: PayloadRequest,
): Promise<HalfDay[]> {
  const { debut, fin } = session
  if (!debut || !fin) return []
  const { docs } = await req.payload.find({
    collection: 'jours-feries',
    where: { date: { greater_than_equal: debut.slice(0, 10), less_than_equal: fin } },
    pagination: false,
    depth: 0,
    req,
  })
  return halfDaysOf(session, new Set(docs.flatMap(({ date }) => dayOf(date) ?? [])))
}

/** Whether somebody was there for half a day at least. */
export async function isPresent(
  seat: number,
  payload: Payload,
  req: Partial<PayloadRequest>,
): Promise<boolean> {
  const marks = (await marksOf([seat], payload, req)).get(seat) ?? []
  return [...presencesOf(marks).values()].some(({ present }) => present)
}

type SaidMark = Parameters<typeof presencesOf>[0][number]

/** By seat, in the order in which they were received. */
async function marksOf(
  seats: readonly number[],
  payload: Payload,
  req: Partial<PayloadRequest>,
): Promise<Map<number, SaidMark[]>> {
  const { docs } = await payload.find({
    collection: 'pointages',
    where: { inscription: { in: [...seats] } },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  const found = new Map<number, SaidMark[]>()
  for (const { cle, inscription, demiJournee, present, qui, marqueLe, createdAt } of docs) {
    const seat = typeof inscription === 'object' ? inscription.id : inscription
    const times = { markedAt: marqueLe, receivedAt: createdAt }
    const who = { key: cle, who: qui }
    const mark = { halfDay: demiJournee, present: Boolean(present), ...who, ...times }
    found.set(seat, [...(found.get(seat) ?? []), mark])
  }
  return found
}
