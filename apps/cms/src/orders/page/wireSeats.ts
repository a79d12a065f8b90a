import type { Locale } from '@sira/contract/locales'
import type { OpenedOrder, OpenedSeat, OrderAnswer } from '@sira/contract/orders/orderAnswer'
import type { Payload } from 'payload'
import { validCodes } from '../../enrolments/attestations/check/ownAttestation.ts'
import { hasConvocation } from '../../enrolments/convocations/mayBeConvoked.ts'
import { evaluationOf } from '../../enrolments/evaluations/evaluationOf.ts'
import { choicesOf, mayChoose, sessionWithTraining } from '../../enrolments/seats/choice.ts'
import { seatsOfOrder, sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import type { Enrolment, Order, TrainingSession } from '../../payload-types.ts'

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
): Promise<Pick<OpenedOrder, 'inscriptions'>> {
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
    const papers = {
      ...papersOf(seat, held, codes.get(seat.id)),
      ...(isAsked && { evaluable: true as const }),
    }
    inscriptions.push({ ...nameOf(seat), etat: seat.etat, session, ...papers, ...choice })
  }
  return { inscriptions }
}

function papersOf(
  seat: Enrolment,
  session: TrainingSession | null | undefined,
  attestation: string | undefined,
): Pick<OpenedSeat, 'attestation' | 'convocation'> {
  const isConvoked = session && hasConvocation(seat, session, new Date())
  return { ...(attestation && { attestation }), ...(isConvoked && { convocation: true }) }
}

/** What may be chosen instead of a session that was moved or cancelled. */
async function choiceOf(
  seat: Enrolment,
  session: TrainingSession | null | undefined,
  locale: Locale,
  payload: Payload,
): Promise<Pick<OpenedSeat, 'choix'>> {
  if (!session || !mayChoose(seat, session, new Date())) return {}
  const sessions = await choicesOf(seat, session, locale, payload)
  return { choix: { annulee: session.etat === 'annulee', sessions } }
}

function hasSeats({ lignes }: Order): boolean {
  return Boolean(lignes?.some(({ nature }) => nature === 'session'))
}

function nameOf({ reference, nom }: Enrolment) {
  return { reference, ...(nom && { nom }) }
}
