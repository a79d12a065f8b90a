import type { OpenedOrder, OpenedSeat, OrderAnswer } from '@sira/contract/orders/orderAnswer'
import type { Payload } from 'payload'
import { validCodes } from '../../enrolments/attestations/check/ownAttestation.ts'
import { mayChange } from '../../enrolments/change/mayChange.ts'
import { hasConvocation } from '../../enrolments/convocations/mayBeConvoked.ts'
import { evaluationOf } from '../../enrolments/evaluations/evaluationOf.ts'
import { heldAtOf } from '../../enrolments/followUp/heldAtOf.ts'
import { choiceOf, mayChoose, sessionWithTraining } from '../../enrolments/seats/choice.ts'
import { seatsOfOrder, sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import { titleOf } from '../../enrolments/seats/sessionTitle.ts'
import type { Enrolment, Order, TrainingSession } from '../../payload-types.ts'
import { moneyOfLeaving } from '../enrolment/moneyOfSeat.ts'

/** The seats of an order, as who ordered is answered; nothing where it has none. */
export async function wireSeats(
  order: Order,
  payload: Payload,
): Promise<Pick<OrderAnswer, 'inscriptions'>> {
  if (!hasSeats(order)) return {}
  const seats = await seatsOfOrder(order.id, payload)
  return { inscriptions: seats.map(nameOf) }
}

/** The same with where each stands, and what may be chosen instead. */
export async function openedSeats(
  order: Order,
  payload: Payload,
): Promise<Pick<OpenedOrder, 'inscriptions' | 'sessions'>> {
  if (!hasSeats(order)) return {}
  const { id, locale } = order
  const seats = await seatsOfOrder(id, payload)
  const sessions = new Map<number, TrainingSession | null>()
  for (const session of new Set(seats.map(sessionOf))) {
    sessions.set(session, await sessionWithTraining(session, locale, payload))
  }
  const certified = seats.filter(({ etat }) => etat === 'attestée').map((seat) => seat.id)
  const codes = await validCodes(certified, payload)
  const inscriptions: OpenedSeat[] = []
  for (const seat of seats) {
    const session = sessionOf(seat)
    const choice = await choiceOf(seat, sessions.get(session), locale, payload)
    const held = sessions.get(session)
    const isAsked = held && (await evaluationOf(seat, held, payload))
    const change = held ? await changeOf(seat, order, held, payload) : {}
    const papers = {
      ...papersOf(seat, held, codes.get(seat.id)),
      ...(isAsked && { evaluable: true as const }),
    }
    inscriptions.push({
      ...nameOf(seat),
      etat: seat.etat,
      session,
      ...papers,
      ...choice,
      ...change,
    })
  }
  const taken = new Set(seats.filter(isTaken).map(sessionOf))
  const held = [...taken].flatMap((one) => sessions.get(one) ?? [])
  return {
    inscriptions,
    sessions: held.flatMap((session) => {
      const lieu = heldAtOf(session, locale)
      return lieu ? [{ id: session.id, titre: titleOf(session, locale), lieu }] : []
    }),
  }
}

/** Whether it may still be changed, and what becomes of its money where it is cancelled. */
async function changeOf(seat: Enrolment, order: Order, held: TrainingSession, payload: Payload) {
  const { aDecider } = seat
  if (aDecider) return { aDecider }
  const mayLeave = mayChoose(seat, held, new Date())
  if (!mayLeave && !mayChange(seat, held, new Date())) return {}
  const money = await moneyOfLeaving(seat, order, held, payload)
  return {
    ...(!mayLeave || held.etat !== 'annulee' ? { modifiable: true as const } : {}),
    ...money,
  }
}

function isTaken({ etat }: Enrolment): boolean {
  return etat === 'retenue' || etat === 'confirmée'
}

function papersOf(
  seat: Enrolment,
  session: TrainingSession | null | undefined,
  attestation: string | undefined,
): Pick<OpenedSeat, 'attestation' | 'convocation'> {
  const isConvoked = session && hasConvocation(seat, session, new Date())
  return { ...(attestation && { attestation }), ...(isConvoked && { convocation: true }) }
}

function hasSeats({ lignes }: Order): boolean {
  return Boolean(lignes?.some(({ nature }) => nature === 'session'))
}

function nameOf({ reference, nom }: Enrolment) {
  return { reference, ...(nom && { nom }) }
}
