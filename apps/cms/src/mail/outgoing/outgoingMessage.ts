import type { SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import type { Email } from '../../payload-types.ts'
import { mailIdentity } from '../mailIdentity.ts'
import { returnMark } from '../returning/returnMark.ts'
import { attachedFiles } from './attachedFiles.ts'

type Outgoing = Pick<Email, 'kind' | 'to' | 'subject' | 'text' | 'html' | 'messageId'> &
  Partial<Pick<Email, 'id' | 'about' | 'replyTo' | 'unsubscribe'>>

/** The other kinds are automatic: no program should answer them (RFC 3834). */
const writtenByStaff: ReadonlySet<Email['kind']> = new Set(['answer', 'estimate'])

/**
 * Gives a kept e-mail in nodemailer's form; addresses are objects, so that nodemailer never parses
 * them from a text.
 */
export async function outgoingMessage(
  email: Outgoing,
  payload: Payload,
  from: string | undefined,
): Promise<SendMailOptions> {
  const { brand, address } = await mailIdentity(payload)
  const sender = from ?? address
  const domain = sender.split('@')[1] ?? 'localhost'
  // A reply to a member of staff goes to the record: see returnMark.
  const byStaff = writtenByStaff.has(email.kind)
  const mark = byStaff || email.kind === 'newsletter' ? returnMark(email.id, payload) : undefined
  const replyTo = (byStaff ? mark?.address : undefined) ?? email.replyTo
  return {
    from: { name: brand, address: sender },
    to: { name: '', address: email.to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: email.subject,
    text: email.text ?? '',
    html: email.html ?? '',
    messageId: `<${email.messageId}${mark?.suffix ?? ''}@${domain}>`,
    headers: {
      ...(byStaff ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(email.unsubscribe ? oneClick(email.unsubscribe) : {}),
    },
    ...(await attachedFiles(email, payload)),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The headers of RFC 2369 and RFC 8058: mail programs show a button beside the sender. */
function oneClick(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
