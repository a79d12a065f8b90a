import type { PayloadRequest } from 'payload'
import { lockMailbox } from '../../mail/caps/letterCap.ts'
import { mailboxOf } from '../../mail/mailbox.ts'
import { fromLeft, isolated } from '../../papers/writtenValues.ts'
import type { Enrolment, Order, TrainingSession } from '../../payload-types.ts'
import { factsOf } from '../../sessions/changes/toldFacts.ts'
import { writeSeatLetter } from '../letters/seatLetter.ts'
import { seatsOfOrder, sessionOf } from '../seats/seatsOfOrder.ts'
import { titleOf } from '../seats/sessionTitle.ts'
import { enrolmentWords } from '../words/enrolmentWords.ts'
import { calendarAttachment } from './calendarAttachment.ts'
import { changeFacts } from './changeFacts.ts'
import { readersOf } from './toTell.ts'

/** Mailboxes are locked before sessions, as by every letter that goes with the move of an order. */
export async function lockReaders(seat: Enrolment, order: Order, req: PayloadRequest) {
  const mailboxes = readersOf(seat, order).map(({ to }) => mailboxOf(to))
  for (const mailbox of mailboxes.toSorted()) await lockMailbox(mailbox, req)
}

/**
 * Tells the participant, and who ordered, of the session that was chosen for a seat. Sessions with
 * `depth` 1, in the language of the order. The session that was left stays in the calendar of a reader
 * who has another seat in it.
 */
export async function tellNewSession(
  { seat, order, from, to }: Chosen,
  req: PayloadRequest,
): Promise<void> {
  const { locale, paye } = order
  const held = await seatsOfOrder(order.id, req.payload, { req, states: ['retenue', 'confirmée'] })
  const stay = held
    .filter((other) => sessionOf(other) === from.id)
    .flatMap((other) => readersOf(other, order).map((reader) => mailboxOf(reader.to)))
  for (const reader of readersOf(seat, order)) {
    const left = stay.includes(mailboxOf(reader.to)) ? undefined : from
    const { participant: label } = enrolmentWords[locale].letters
    const value = [seat.nom && isolated(seat.nom), fromLeft(seat.reference)]
    const facts = [
      ...(reader.reference === seat.reference
        ? []
        : [{ label, value: value.filter(Boolean).join(' · ') }]),
      ...changeFacts(factsOf(to), factsOf(from), locale),
    ]
    await writeSeatLetter(
      {
        ...reader,
        name: 'seatMoved',
        kind: paye > 0 ? 'order' : 'unpaidOrder',
        session: titleOf(to, locale),
        facts,
        files: calendarAttachment(to, locale, req.payload, left),
      },
      req,
    )
  }
}

interface Chosen {
  seat: Enrolment
  order: Order
  from: TrainingSession
  to: TrainingSession
}
