import * as z from 'zod'
import type { Reading } from '../../../reader/readApart.ts'

/** A received letter as plain text: its HTML is never shown. */
const receivedLetter = z.object({
  from: z.string(),
  subject: z.string(),
  /** The whole text, with its quotations. */
  text: z.string(),
  /** The text without quotations. */
  own: z.string(),
  isAutomatic: z.boolean(),
  files: z.array(z.object({ name: z.string(), type: z.string(), content: z.instanceof(Buffer) })),
  /**
   * The number of files that stay in the mailbox: too large, too many, or of a kind that we do not
   * keep.
   */
  left: z.number(),
})

export type ReceivedLetter = z.infer<typeof receivedLetter>

/**
 * Read in a separate process with limits: a letter of 400,000 parts took 13 s, and a page of
 * 160,000 tags 6 s (postal-mime 4.0, sanitize-html 2.18).
 */
export const letterReading: Reading<ReceivedLetter> = {
  module: new URL('./receivedLetter.ts', import.meta.url),
  name: 'receivedLetter',
  result: receivedLetter,
  longestAnswer: 12_000_000,
  longestMs: 5000,
  mostMegabytes: 400,
}
