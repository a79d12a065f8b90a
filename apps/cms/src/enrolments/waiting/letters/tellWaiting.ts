import { routes } from '@sira/contract/routes'
import type { WaitingLetter } from '@sira/contract/waiting/waitingStates'
import type { PayloadRequest } from 'payload'
import { writtenMoment } from '../../../papers/writtenValues.ts'
import type { WaitingEntry } from '../../../payload-types.ts'
import { writeSeatLetter } from '../../letters/seatLetter.ts'
import { sessionTitle } from '../../seats/sessionTitle.ts'
import { enrolmentWords } from '../../words/enrolmentWords.ts'

/** Tells who waits and gave an address; staff call the others. */
export async function tellWaiting(
  name: WaitingLetter,
  entry: WaitingEntry,
  req: PayloadRequest,
): Promise<void> {
  const { id, reference, nom, email, locale, places, jusqua, session } = entry
  if (!email) return
  const { letters: words } = enrolmentWords[locale]
  const sessionId = typeof session === 'object' ? session.id : session
  const title = await sessionTitle(sessionId, locale, req.payload, req)
  const end = name === 'offered' && jusqua
  await writeSeatLetter(
    {
      name,
      to: email,
      greeted: nom,
      locale,
      reference,
      session: title ?? '',
      facts: [
        { label: words.seats, value: String(places) },
        ...(end ? [{ label: words.until, value: writtenMoment(end, locale) }] : []),
      ],
      path: `${name === 'offered' ? routes.waitingReply : routes.followUp}?reference=${reference}`,
      about: { relationTo: 'attentes', value: id },
    },
    req,
  )
}
