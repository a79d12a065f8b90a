import type { CollectionAfterChangeHook } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import type { Contact, Devi } from '../../payload-types.ts'
import { acknowledgementLetter } from './acknowledgementLetter.ts'
import { noticeLetter } from './noticeLetter.ts'
import { wholePhone } from './wholePhone.ts'

/** What both kinds of message have in common, for the letters about them. */
export interface ReceivedMessage {
  type: 'devis' | 'contacts'
  id: number
  name: string
  email: string
  phone: string
  service: string
  message: string
  locale: string
}

/** A notice to the company and an acknowledgement to the visitor, once, in the same transaction. */
function acknowledging<Doc extends { suspicion?: string | null }>(
  describe: (doc: Doc) => ReceivedMessage,
): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    // What looks like a machine's is kept for people to judge; nobody is written to.
    if (operation !== 'create' || doc.suspicion) return doc
    const received = describe(doc)
    const { type, id, email } = received
    const { brand, noticesTo } = await mailIdentity(req.payload, req)
    const about = { relationTo: type, value: id }
    const notice = noticeLetter(received, publicUrl(req.payload))
    await queueEmail(
      { kind: 'notice', to: noticesTo, replyTo: email, letter: notice, about, brand },
      req,
    )
    const letter = acknowledgementLetter(received)
    await queueEmail(
      { kind: 'acknowledgement', to: email, replyTo: noticesTo, letter, about, brand },
      req,
    )
    return doc
  }
}

export const acknowledgeQuote = acknowledging<Devi>((doc) => ({
  type: 'devis',
  id: doc.id,
  name: doc.nom ?? '',
  email: doc.email,
  phone: doc.phone ?? '',
  service: doc.service ?? '',
  message: doc.message ?? '',
  locale: doc.locale ?? 'fr',
}))

export const acknowledgeMessage = acknowledging<Contact>((doc) => ({
  type: 'contacts',
  id: doc.id,
  name: doc.name ?? '',
  email: doc.email,
  phone: wholePhone(doc.indicatif, doc.phone),
  service: doc.subject ?? '',
  message: doc.message ?? '',
  locale: doc.locale ?? 'fr',
}))
