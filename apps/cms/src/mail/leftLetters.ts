import { windows } from '@sira/host/counting/sharedWindows'
import type { Valkey } from '@sira/host/counting/valkey'
import { localWindows, type Windows } from '@sira/host/counting/windows'
import type { Email } from '../payload-types.ts'

const kind = 'letters that left'
/** Milliseconds: longer than a letter is tried for, see sendEmailTask. */
const lifetime = 3 * 86_400_000
/** A day of letters, at the pace of the largest sending. */
const mostKeys = 20_000

const here = localWindows(mostKeys)
let shared: Windows | undefined

/** The back offices know from each other what left, where they have a Valkey. */
export function shareLeftLetters(valkey: Valkey | undefined): void {
  shared = valkey && windows(valkey, kind, mostKeys)
}

/**
 * Names one sending of a letter. A returned letter sent again by hand, or one with the same
 * Message-ID after a restoration, is another sending.
 */
function keyOf({ messageId, createdAt, sentAt }: Email): string {
  return [messageId, createdAt, sentAt ?? ''].join(' ')
}

/**
 * Letters accepted by a mail server, kept outside the database: if it was away and could not record
 * this, the letter must not leave twice. This program's own memory works without Valkey.
 */
export const leftLetters = {
  async has(letter: Email): Promise<boolean> {
    const key = keyOf(letter)
    if (here.add(key, 0, { ms: lifetime }).sum > 0) return true
    const among = await shared?.add(key, 0, { ms: lifetime })
    return among !== undefined && among.sum > 0
  },
  async note(letter: Email): Promise<void> {
    const key = keyOf(letter)
    here.add(key, 1, { ms: lifetime })
    await shared?.add(key, 1, { ms: lifetime })
  },
}
