import type { EnrolmentState } from '@sira/contract/enrolments/enrolmentStates'
import type { PayloadRequest } from 'payload'
import { NothingLeft } from '../../capacity/nothingLeft.ts'
import { takeUnits } from '../../capacity/units.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import type { Step } from '../../dossiers/history/step.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { sessionSeats } from '../../sessions/seats/sessionSeats.ts'
import { freeSeats } from '../seats/freeSeats.ts'
import { isOpen } from '../seats/openSession.ts'
import { seatsOfOrder, sessionOf } from '../seats/seatsOfOrder.ts'
import { sessionNow } from '../seats/takeSeats.ts'
import { moveEnrolment } from './moveEnrolment.ts'

/** The seats of an order are theirs: its money is in, or what stands for it. */
export async function confirmSeats({ id }: Order, step: Step, req: PayloadRequest): Promise<void> {
  for (const seat of await seatsOfOrder(id, req.payload, { req, states: ['retenue'] })) {
    await moveEnrolment(seat.id, 'confirmée', { ...step, message: undefined }, req)
  }
}

/** Gives back the seats of an order, each once: what was cancelled alone before is free already. */
export async function releaseSeats(
  { id }: Order,
  to: Extract<EnrolmentState, 'annulée' | 'expirée'>,
  step: Step,
  req: PayloadRequest,
): Promise<void> {
  const states = to === 'expirée' ? (['retenue'] as const) : (['retenue', 'confirmée'] as const)
  const held = await seatsOfOrder(id, req.payload, { req, states })
  for (const seat of held) await moveEnrolment(seat.id, to, { ...step, message: undefined }, req)
  for (const [session, count] of countsOf(held)) await freeSeats(session, count, req)
}

/** For money that came late: each seat is there once more, or nothing is taken (product 12.5). */
export async function takeSeatsAgain(order: Order, step: Step, req: PayloadRequest): Promise<void> {
  const lost = await seatsOfOrder(order.id, req.payload, { req, states: ['expirée'] })
  for (const [session, count] of countsOf(lost)) {
    await lockRow('sessions', session, req)
    const found = await sessionNow(session, req)
    const isThere = found && isOpenForLate(found)
    if (!isThere) throw gone(order)
    const rest = await takeUnits(sessionSeats(session), count, req)
    if (rest === undefined && typeof found.libres === 'number') throw gone(order)
  }
  for (const { id } of lost) {
    await moveEnrolment(id, 'confirmée', { ...step, message: undefined }, req)
  }
}

/** A payment after the deadline is still in time for a session that has not begun. */
function isOpenForLate({ etat, debut }: Parameters<typeof isOpen>[0]): boolean {
  const isClosed = etat === 'close'
  const session = { etat: isClosed ? ('ouverte' as const) : etat, debut: debut ?? null }
  return isOpen({ ...session, cloture: null }, new Date())
}

function gone({ reference }: Order): NothingLeft {
  return new NothingLeft(`Il ne reste plus assez de places pour la commande ${reference}.`)
}

/** Seats by session, in the order in which sessions are locked. */
function countsOf(seats: readonly Enrolment[]): [number, number][] {
  const counts = new Map<number, number>()
  for (const seat of seats) counts.set(sessionOf(seat), (counts.get(sessionOf(seat)) ?? 0) + 1)
  return [...counts].toSorted(([one], [other]) => one - other)
}
