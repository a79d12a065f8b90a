import type { Payload } from 'payload'
import * as z from 'zod'

const key = 'reply-box'

const progress = z.object({
  /** The mailbox and its UIDVALIDITY: the server changes it when it numbers its letters anew. */
  validity: z.string(),
  /** The first number that was not looked at. */
  next: z.number().int(),
  /** The number of attempts for each letter not kept yet. */
  tries: z.record(z.string(), z.number().int()),
})

export type BoxProgress = z.infer<typeof progress>

/**
 * Gives the position up to which the mailbox was read. Reading or marks by others in it change
 * nothing.
 */
export async function boxProgress(validity: string, payload: Payload): Promise<BoxProgress> {
  const kept = progress.safeParse(await payload.kv.get(key)).data
  return kept?.validity === validity ? kept : { validity, next: 0, tries: {} }
}

export async function keepProgress(reached: BoxProgress, payload: Payload): Promise<void> {
  await payload.kv.set(key, reached)
}
