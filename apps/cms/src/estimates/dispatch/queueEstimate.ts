import type { PayloadRequest } from 'payload'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { Letter } from '../../mail/drawing/letter.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import type { Estimate } from '../../payload-types.ts'
import { estimateLetter } from './estimateLetter.ts'

/** Puts the letter of an estimate into the queue, within the transaction that sends it. */
export async function queueEstimate(sent: Estimate, req: PayloadRequest): Promise<void> {
  const letter = estimateLetter(sent, nameOf(req))
  await queueLetterAbout(
    sent,
    { kind: 'estimate', letter, messageId: `estimate-${sent.numero}` },
    req,
  )
}

interface LetterAbout {
  /** A letter of the kind `estimate` carries its PDF. */
  kind: 'estimate' | 'answer'
  letter: Letter
  /** Of one name only one is sent. */
  messageId: string
}

/** Puts a letter about an estimate into the queue. */
export async function queueLetterAbout(
  estimate: Estimate,
  about: LetterAbout,
  req: PayloadRequest,
): Promise<void> {
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  await queueEmail(
    {
      ...about,
      to: estimate.email ?? '',
      replyTo: noticesTo,
      about: { relationTo: 'estimations', value: estimate.id },
      brand,
    },
    req,
  )
}
