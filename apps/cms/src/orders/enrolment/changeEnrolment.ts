import type { Participant } from '@sira/contract/enrolments/participant'
import { conflict, invalidForm } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { keptStep } from '../../dossiers/history/step.ts'
import { type Change, fingerprintOf, isSentAgain } from '../../enrolments/change/changeKey.ts'
import { mayChange } from '../../enrolments/change/mayChange.ts'
import { readReach } from '../../enrolments/change/readReach.ts'
import type { FoundEnrolment } from '../../enrolments/followUp/findEnrolment.ts'
import { mayChoose, sessionWithTraining } from '../../enrolments/seats/choice.ts'
import { sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { changeSession } from './changeSession.ts'
import { leaveSeat, refundSeat } from './refundSeat.ts'

/**
 * Another participant, or none any more, until the day. The order is locked before the seat and the
 * session, as by all that moves it.
 */
export async function changeEnrolment(
  { enrolment: { id }, order: { id: orderId } }: FoundEnrolment,
  change: Change,
  key: string | undefined,
  payload: Payload,
): Promise<Enrolment> {
  const { participant, annuler, session, rembourser } = change
  if ([participant, annuler, session, rembourser].filter(Boolean).length !== 1) {
    const message = 'One of participant, annuler, session and rembourser'
    throw invalidForm([{ path: ['participant'], message }])
  }
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    const order = await lockedOrder(orderId, req)
    await lockRow('inscriptions', id, req)
    const seat = await payload.findByID({ collection: 'inscriptions', id, depth: 0, req })
    if (isSentAgain(seat, key, change)) return seat
    if ((annuler || rembourser) && seat.etat === 'annulée') return seat
    const changed = await changeOf(seat, order, change, req)
    const note = { cleChange: key ?? null, empreinteChange: fingerprintOf(change) }
    await payload.db.updateOne({ collection: 'inscriptions', id, data: note, req })
    return changed
  })
}

async function changeOf(seat: Enrolment, order: Order, change: Change, req: PayloadRequest) {
  if (change.session) return changeSession(seat, order, { to: change.session }, req)
  if (change.rembourser) return refundSeat(seat, order, req)
  const session = await sessionWithTraining(sessionOf(seat), order.locale, req.payload, req)
  const now = new Date()
  // A session that was moved or cancelled may be left whenever its money may be asked back.
  const mayLeave = session && change.annuler && mayChoose(seat, session, now)
  if (!session || !(mayLeave || mayChange(seat, session, now))) {
    throw conflict('This seat cannot be changed any more')
  }
  return change.annuler
    ? leaveSeat(seat, order, session, req)
    : replace(seat, order, change.participant ?? {}, req)
}

async function replace(
  { id, etat, etapes }: Enrolment,
  { indicatif }: Order,
  typed: Participant,
  req: PayloadRequest,
): Promise<Enrolment> {
  const { participant, wrong } = readReach(typed, indicatif ?? '+226')
  if (!participant.nom) wrong.push('nom')
  if (wrong.length > 0) {
    throw invalidForm(
      wrong.map((field) => ({
        path: ['participant', field],
        message: `participant.${field} is missing or wrong`,
      })),
    )
  }
  const { nom = null, email = null, phone = null } = participant
  const step = keptStep(etat, etat, { by: 'client', why: 'Participant remplacé' })
  return req.payload.update({
    collection: 'inscriptions',
    id,
    // The other one is convoked too.
    data: {
      ...{ nom, email, phone, convoqueLe: null, rappelePour: null },
      etapes: [...(etapes ?? []), step],
    },
    depth: 0,
    req,
  })
}
