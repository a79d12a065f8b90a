import { windows } from '@sira/host/counting/sharedWindows'
import type { Valkey } from '@sira/host/counting/valkey'

const kind = 'letters that left'
/** Milliseconds: longer than a letter is tried for, see sendEmailTask. */
const lifetime = 3 * 86_400_000
/** A day of letters, at the pace of the largest sending. */
const mostKeys = 20_000

let left = windows(undefined, kind, mostKeys)

/** The back offices know from each other what left, where they have a Valkey. */
export function shareLeftLetters(valkey: Valkey | undefined): void {
  left = windows(valkey, kind, mostKeys)
}

/**
 * Letters that a mail server has taken, by their Message-ID, apart from the database: what could not be
 * noted there, because it was away at that moment, does not leave a second time.
 */
export const leftLetters = {
  has: async (messageId: string) => (await left.add(messageId, 0, { ms: lifetime })).sum > 0,
  note: async (messageId: string) => void (await left.add(messageId, 1, { ms: lifetime })),
}
