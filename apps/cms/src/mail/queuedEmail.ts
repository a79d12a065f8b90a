import { randomUUID } from 'node:crypto'
import { traced } from '@sira/host/tracing/traced'
import type { PayloadRequest } from 'payload'
import { mailQueue } from '../database/mailQueue.ts'
import type { Email } from '../payload-types.ts'
import { type AttachedContent, type KeptAttachment, keepAttachments } from './attachments.ts'
import type { LetterKind } from './caps/letterBounds.ts'
import { whyHeldBack } from './caps/letterCap.ts'
import { drawnLetter } from './drawing/drawnLetter.ts'
import type { Letter } from './drawing/letter.ts'
import { mailboxOf } from './mailbox.ts'

export interface QueuedEmail {
  kind: LetterKind
  to: string
  replyTo?: string
  letter: Letter
  /** The record it is about. */
  about?: NonNullable<Email['about']>
  /** Where one click ends the subscription (RFC 8058). */
  unsubscribe?: string
  brand: string
  /** What goes along with it. */
  files?: readonly AttachedContent[]
  /** Names the message for good: under the same name nothing is sent twice. */
  messageId?: string
}

/**
 * Keeps an e-mail and asks for it to be sent, in the transaction of the request: what is
 * acknowledged to a visitor and what is promised to him are kept together, or not at all. What
 * strangers cause has its bounds (see letterCap): beyond them the letter about a record is kept for
 * staff, who may send it, and does not leave. Gives what is kept beside it.
 */
export function queueEmail(email: QueuedEmail, req: PayloadRequest): Promise<KeptAttachment[]> {
  return traced('letter kept', { 'sira.about': email.kind }, () => keep(email, req))
}

async function keep(email: QueuedEmail, req: PayloadRequest): Promise<KeptAttachment[]> {
  const why = await whyHeldBack(email, req)
  const { letter, brand, replyTo = null, unsubscribe = null, about = null } = email
  // One with a name of its own is written again by what causes it.
  if (why !== undefined && (about === null || email.messageId !== undefined)) return []
  const kept = await req.payload.create({
    collection: 'emails',
    depth: 0,
    req,
    data: {
      kind: email.kind,
      to: email.to,
      mailbox: mailboxOf(email.to),
      replyTo,
      ...(await drawnLetter(letter, brand)),
      unsubscribe,
      about,
      ...(why === undefined ? { state: 'waiting' } : { state: 'held', lastError: why }),
      attempts: 0,
      // The same at every attempt: a program that gets the message twice shows it once.
      messageId: email.messageId ?? randomUUID(),
    },
  })
  const files = await keepAttachments(Number(kept.id), email.files ?? [], req)
  if (why === undefined) await queueSending(Number(kept.id), req)
  return files
}

export async function queueSending(email: number, req: PayloadRequest): Promise<void> {
  await req.payload.jobs.queue({ task: 'sendEmail', queue: mailQueue, input: { email }, req })
}
