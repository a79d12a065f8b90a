import { traced } from '@sira/host/tracing/traced'
import type { Payload, TaskConfig } from 'payload'
import type { Email } from '../payload-types.ts'
import { isStillWanted } from './isStillWanted.ts'
import { leftLetters } from './leftLetters.ts'
import type { MailTransport } from './mailTransport.ts'
import { namelessReason } from './namelessReason.ts'
import { outgoingMessage } from './outgoing/outgoingMessage.ts'
import { isAddressRefused } from './refusals/isAddressRefused.ts'
import { isRefusedForGood } from './refusals/isRefusedForGood.ts'
import { forgetRefusals, noteRefusal } from './refusals/readerRefusals.ts'

interface SendEmailOptions {
  transport: MailTransport
  /** Milliseconds before the second attempt; each further wait is twice as long. */
  firstWait: number
  /** The sender's address, instead of that of the settings. */
  from: string | undefined
}

/**
 * The number of further attempts. With waits that double from half a minute, the last one is a day
 * and a half later.
 */
const newAttempts = 12

/** Sends a kept e-mail; the job queue repeats it, later each time, until the message has left. */
export function sendEmailTask(options: SendEmailOptions): TaskConfig<'sendEmail'> {
  return {
    slug: 'sendEmail',
    label: 'Envoyer un e-mail',
    inputSchema: [{ name: 'email', type: 'number', required: true }],
    retries: {
      attempts: newAttempts,
      backoff: { type: 'exponential', delay: options.firstWait },
    },
    handler: async ({ input, req: { payload } }) => {
      const email = await payload.findByID({
        collection: 'emails',
        id: input.email,
        depth: 0,
        disableErrors: true,
      })
      // It was erased meanwhile, or sent just before the program stopped.
      if (email?.state !== 'waiting') return { output: {} }
      if (await isStillWanted(email, payload)) await attempt(email, payload, options)
      else await payload.delete({ collection: 'emails', id: email.id, depth: 0 })
      return { output: {} }
    },
  }
}

async function attempt(email: Email, payload: Payload, options: SendEmailOptions): Promise<void> {
  const attempts = (email.attempts ?? 0) + 1
  const note = (data: Partial<Email>) =>
    payload.update({ collection: 'emails', id: email.id, data: { attempts, ...data }, depth: 0 })
  try {
    // First of all: if the database cannot be written, the letter must not leave, because each
    // attempt would send it again.
    await note({})
    const message = await outgoingMessage(email, payload, options.from)
    const file = await leave(email, () => options.transport(message, email.file))
    const gone = { state: 'sent', sentAt: new Date().toISOString() } as const
    await note({ ...(file === null ? gone : { state: 'written' }), lastError: null, file })
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : 'raison inconnue'
    const forGood = isRefusedForGood(error) || attempts > newAttempts
    await note({ lastError, ...(forGood ? { state: 'failed' } : {}) })
    if (!forGood) throw notSentYet(email, error)
    if (isAddressRefused(error)) await noteRefusal(email, payload)
    payload.logger.warn({ email: email.id }, 'e-mail refusé définitivement')
    return
  }
  // A failure here does not send the letter again: it has left.
  await forgetRefusals(email, payload)
}

/** Sends the letter; gives its file where there is no mail server. */
async function leave(email: Email, send: () => ReturnType<MailTransport>): Promise<string | null> {
  if (await leftLetters.has(email)) return null
  const { file } = await traced('letter sent', { 'sira.about': email.kind ?? '' }, send)
  if (file === null) await leftLetters.note(email)
  return file
}

/** The error that Payload logs. */
function notSentYet({ id }: Email, error: unknown): Error {
  return new Error(`L’e-mail ${id} n’est pas encore parti (${namelessReason(error)}).`)
}
