import type { PayloadRequest } from 'payload'
import type { TrainingSession } from '../../payload-types.ts'
import { factsOf, type ToldFacts } from '../../sessions/changes/toldFacts.ts'
import { writeSeatLetter } from '../letters/seatLetter.ts'
import { titleOf } from '../seats/sessionTitle.ts'
import { calendarAttachment } from './calendarAttachment.ts'
import { changeFacts } from './changeFacts.ts'
import type { Reader } from './toTell.ts'

interface Change {
  session: TrainingSession
  before: ToldFacts
  letters: readonly Reader[]
}

/** Writes to each once, with the new facts and the file for a calendar. */
export async function writeChangeLetters(
  { session: { id, etat }, before, letters }: Change,
  req: PayloadRequest,
): Promise<void> {
  for (const reader of letters) {
    const { locale } = reader
    const asked = { collection: 'sessions', id, locale, depth: 1, req } as const
    const session = await req.payload.findByID(asked)
    await writeSeatLetter(
      {
        ...reader,
        name: etat === 'annulee' ? 'sessionCancelled' : 'sessionMoved',
        kind: 'order',
        session: titleOf(session, locale),
        facts: changeFacts(factsOf(session), before, locale),
        files: calendarAttachment(session, locale, req.payload),
      },
      req,
    )
  }
}
