import type { PayloadRequest } from 'payload'
import { lockMailbox } from '../../mail/caps/letterCap.ts'
import { mailboxOf } from '../../mail/mailbox.ts'
import type { Enrolment, Order, TrainingSession } from '../../payload-types.ts'
import { factsOf } from '../../sessions/changes/toldFacts.ts'
import { writeSeatLetter } from '../letters/seatLetter.ts'
import { titleOf } from '../seats/sessionTitle.ts'
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
 * `depth` 1, in the language of the order.
 */
export async function tellNewSession(
  { seat, order, from, to }: Chosen,
  req: PayloadRequest,
): Promise<void> {
  const { locale, paye } = order
  for (const reader of readersOf(seat, order)) {
    await writeSeatLetter(
      {
        ...reader,
        name: 'sessionMoved',
        kind: paye > 0 ? 'order' : 'unpaidOrder',
        session: titleOf(to, locale),
        facts: changeFacts(factsOf(to), factsOf(from), locale),
        files: calendarAttachment(to, locale, req.payload, from),
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
