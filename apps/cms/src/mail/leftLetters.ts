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
 * A letter, and the time it is sent: not one that came back and is sent again by a person, nor one that
 * bears the same Message-ID after a backup was restored.
 */
function keyOf({ messageId, createdAt, sentAt }: Email): string {
  return [messageId, createdAt, sentAt ?? ''].join(' ')
}

/**
 * Letters that a mail server has taken, apart from the database: what could not be noted there, because
 * it was away at that moment, does not leave a second time. What this program knows itself it knows
 * whatever becomes of Valkey.
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
