import type { MessageForm, Typed } from '@sira/contract/forms/messageForm'
import { inHex } from './newKey.ts'

/**
 * The key of a form that came without script, which brings none. The same words on the same day are
 * the same sending: a double tap on a slow line makes one message, and so does the worker that sends
 * again what it saw leave.
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
