import type { PayloadRequest } from 'payload'
import { takeUnits } from '../../../capacity/units.ts'
import { move } from '../../../dossiers/moves/move.ts'
import type { TrainingSession, WaitingEntry } from '../../../payload-types.ts'
import { enrolmentEnd } from '../../../sessions/facts/enrolmentEnd.ts'
import { sessionSeats } from '../../../sessions/seats/sessionSeats.ts'
import { isOpen } from '../../seats/openSession.ts'
import { tellWaiting } from '../letters/tellWaiting.ts'
import { waitingMachine } from '../waitingMachine.ts'
import { offerEnd } from './offerEnd.ts'

/**
 * Offers the free seats of a session to those who wait, in their order. A party for which there are
 * not enough is passed over and keeps its rank. An offer takes its seats by the same statement as an
 * order. The session is ours until the transaction ends. Gives how many were offered.
 */
export async function offerSeats(id: number, req: PayloadRequest): Promise<number> {
  let offered = 0
  for (;;) {
    const session = await sessionOf(id, req)
    const left = session?.libres ?? 0
    if (!session || left <= 0 || !isOpen(session, new Date())) return offered
    const next = await firstFitting(id, left, req)
    if (!next || !(await offer(next, session, req))) return offered
    offered += next.places
  }
}

function sessionOf(id: number, req: PayloadRequest) {
  const asked = { collection: 'sessions', id, depth: 0, disableErrors: true } as const
  return req.payload.findByID({ ...asked, req })
}

async function firstFitting(session: number, left: number, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'attentes',
    where: {
      session: { equals: session },
      etat: { equals: 'en_attente' },
      places: { less_than_equal: left },
    },
    sort: ['rang', 'id'],
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}

async function offer(
  { id, places, email }: WaitingEntry,
  session: TrainingSession,
  req: PayloadRequest,
): Promise<boolean> {
  if ((await takeUnits(sessionSeats(session.id), places, req)) === undefined) return false
  const until = offerEnd(email, new Date(), enrolmentEnd(session))
  const { record, move: moved } = await move(
    waitingMachine,
    { id, to: 'offerte', step: { by: 'système' } },
    req,
    { effects: async () => ({ jusqua: until.toISOString() }) },
  )
  if (moved.letter) await tellWaiting(moved.letter, record, req)
  return true
}
