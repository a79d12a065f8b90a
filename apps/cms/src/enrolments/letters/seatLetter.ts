import { type Locale, localisedPath } from '@sira/contract/locales'
import type { PayloadRequest } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import type { Fact } from '../../mail/drawing/letter.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { type QueuedEmail, queueEmail } from '../../mail/queuedEmail.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { fromLeft, isolated } from '../../papers/writtenValues.ts'
import { enrolmentWords } from '../words/enrolmentWords.ts'
import { seatCloth } from './seatCloth.ts'

export interface SeatLetter {
  name:
    | 'seatConfirmed'
    | 'seatCancelled'
    | 'seatAttested'
    | 'certificateReplaced'
    | 'certificateWithdrawn'
    | 'offered'
    | 'offerEnded'
    | 'sessionMoved'
    | 'seatMoved'
    | 'sessionCancelled'
    | 'convoked'
    | 'startsSoon'
    | 'fromStaff'
  to: string
  greeted: string
  locale: Locale
  reference: string
  session: string
  facts?: readonly Fact[]
  /** Where its button leads. */
  path: string
  about: NonNullable<QueuedEmail['about']>
  /** Else it counts as caused by strangers. */
  kind?: QueuedEmail['kind']
  files?: QueuedEmail['files']
  /** As staff typed it, above our own words. */
  message?: string
  messageId?: QueuedEmail['messageId']
}

/**
 * Writes about a seat, in the transaction of the request. Anybody can type anybody's address, and
 * a free seat costs nothing: what is not of some other kind counts as caused by strangers.
 */
export async function writeSeatLetter(letter: SeatLetter, req: PayloadRequest): Promise<void> {
  const { name, to, greeted, locale, reference, session, facts = [], path, about } = letter
  const { kind = 'unpaidOrder', files = [], message, messageId } = letter
  const { letters: words } = enrolmentWords[locale]
  const { subject, text, button } = words[name]
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  await queueEmail(
    {
      kind,
      to,
      replyTo: noticesTo,
      letter: {
        lang: locale,
        subject: `${subject} (${fromLeft(reference)})`,
        cloth: await seatCloth(reference, locale, req),
        heading: subject,
        paragraphs: [
          mailWords(locale).hello(greetedName(greeted)),
          ...(message?.split(/\n{2,}/) ?? []),
          text,
        ],
        facts: [
          { label: words.reference, value: fromLeft(reference) },
          { label: words.session, value: isolated(session) },
          ...facts,
        ],
        button: { label: button, href: `${publicUrl(req.payload)}${localisedPath(path, locale)}` },
        footer: [words.why],
      },
      about,
      brand,
      files,
      ...(messageId && { messageId }),
    },
    req,
  )
}
