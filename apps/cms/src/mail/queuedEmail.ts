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
  /** The record of the letter. */
  about?: NonNullable<Email['about']>
  /** The address that ends the subscription with one click (RFC 8058). */
  unsubscribe?: string
  brand: string
  /** The attachments. */
  files?: readonly AttachedContent[]
  /** The lasting name of the message: a message with the same name is never sent twice. */
  messageId?: string
}

/**
 * Keeps an e-mail and queues its sending, in the transaction of the request: a record and the
 * letter about it are kept together, or not at all. Letters that strangers cause have limits (see
 * letterCap): beyond them, the letter about a record is kept for staff, who may send it. Gives the
 * kept attachments.
 */
export function queueEmail(email: QueuedEmail, req: PayloadRequest): Promise<KeptAttachment[]> {
  return traced('letter kept', { 'sira.about': email.kind }, () => keep(email, req))
}

async function keep(email: QueuedEmail, req: PayloadRequest): Promise<KeptAttachment[]> {
  const why = await whyHeldBack(email, req)
  const { letter, brand, replyTo = null, unsubscribe = null, about = null } = email
  // A held letter with a name of its own is not kept: its cause writes it again.
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
      // The same at every attempt: a mail program that gets it twice shows it once.
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
