import { isRefusedForGood } from './isRefusedForGood.ts'

/** Statuses of RFC 3463 about the server's rules, the server itself, or a full mailbox. */
const notTheAddress = /\b5\.(?:[37]\.\d+|2\.[23])\b/

/**
 * Whether a mail server said that nobody has such an address. That it takes nothing from us says
 * nothing of the reader: on a bad day it would cost us all of them.
 */
export function isAddressRefused(error: unknown): boolean {
  if (!isRefusedForGood(error)) return false
  const { command, response } = error as { command?: unknown; response?: unknown }
  return command === 'RCPT TO' && saysNobodyIsThere(String(response))
}

export function saysNobodyIsThere(response: string): boolean {
  return !notTheAddress.test(response)
}
