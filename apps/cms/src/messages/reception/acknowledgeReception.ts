import type { MessageKind } from '@sira/contract/forms/messageForms'
import type { CollectionAfterChangeHook } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import type { MessageOf } from '../facts/messageOf.ts'
import type { MessageLetters, ReceivedMessage } from '../facts/receivedMessage.ts'
import { isEntered } from '../facts/sources.ts'
import { acknowledgementLetter } from './acknowledgementLetter.ts'
import { announceMessage } from './announceMessage.ts'
import { noticeLetter } from './noticeLetter.ts'

/** A word to the company and an acknowledgement to the visitor, once, in the same transaction. */
export function acknowledgeReception<Kind extends MessageKind>(
  kind: Kind,
  letters: MessageLetters<MessageOf<Kind>>,
): CollectionAfterChangeHook<MessageOf<Kind>> {
  return async ({ doc, operation, context, req }) => {
    // A form that looks automatic is kept for people to judge; no letter is sent.
    if (operation !== 'create' || doc.suspicion) return doc
    // An entry of staff: the person decides whether the visitor gets a letter.
    const entered = isEntered(doc)
    if (entered && (context.acknowledge !== true || doc.email === '')) return doc
    const { id, locale } = doc
    const reference = ('reference' in doc && doc.reference) || ''
    const received: ReceivedMessage = {
      kind,
      id,
      reference,
      locale: locale ?? 'fr',
      ...letters.read(doc),
    }
    const { email } = received
    const { brand, noticesTo } = await mailIdentity(req.payload, req)
    const about: { relationTo: MessageKind; value: number } = { relationTo: kind, value: id }
    if (!entered) {
      const notice = noticeLetter(received, letters.heading, publicUrl(req.payload))
      await announceMessage(
        { kind: 'notice', to: noticesTo, replyTo: email, letter: notice, about, brand },
        doc.createdAt,
        req,
      )
    }
    const letter = acknowledgementLetter(received, letters)
    await queueEmail(
      { kind: 'acknowledgement', to: email, replyTo: noticesTo, letter, about, brand },
      req,
    )
    return doc
  }
}
