import type { MessageForm, Typed } from '@sira/contract/forms/messageForm'
import { inHex } from './newKey.ts'

/**
 * Makes the key of a form without script, which brings none. The same text on the same day is the
 * same sending: a double tap on a slow connection makes one message, and so does a repetition by
 * the worker.
 */
export async function plainKey(
  form: MessageForm,
  typed: Typed<string>,
  now: Date,
): Promise<string> {
  const day = now.toISOString().slice(0, 10)
  const words = new TextEncoder().encode(JSON.stringify([form.endpoint, day, typed]))
  return inHex(new Uint8Array(await crypto.subtle.digest('SHA-256', words)))
}
