import type { Valkey } from '@sira/host/counting/valkey'
import { type Limit, localAttempts } from './localAttempts.ts'
import { sharedAttempts } from './sharedAttempts.ts'

const minute = 60_000

/** Attempts on one account from one network address. */
const pair: Limit = {
  free: 5,
  firstWait: minute / 2,
  longestWait: 15 * minute,
  forgetAfter: 60 * minute,
}
/** Attempts from one address: a whole office, or a district behind one address, needs more room. */
const address: Limit = {
  free: 30,
  firstWait: minute,
  longestWait: 15 * minute,
  forgetAfter: 30 * minute,
}
/**
 * Attempts on one account from many addresses: devices that have signed in before are not counted.
 */
const account: Limit = {
  free: 50,
  firstWait: minute,
  longestWait: minute,
  forgetAfter: 60 * minute,
}
/** Codes of six figures, by a person who already has the password. */
const codes: Limit = {
  free: 10,
  firstWait: minute,
  longestWait: 15 * minute,
  forgetAfter: 60 * minute,
}

/** Letters to one address, and letters asked for from one network address. */
const letter: Limit = {
  free: 3,
  firstWait: 10 * minute,
  longestWait: 30 * minute,
  forgetAfter: 60 * minute,
}
const letters: Limit = { ...letter, free: 15 }

export interface Attempt {
  address: string
  account: string
  /** Whether this device has signed in to this account before. */
  known: boolean
}

interface Counting {
  now?: () => number
  /** The shared counters of several back offices. */
  line?: () => Valkey | undefined
}

/**
 * Slows guessing down without telling who has an account, and without letting anyone lock another
 * person out: it counts the typed words, whether or not an account has them. An attempt counts when
 * it begins, so that a hundred at once count a hundred; success takes it back.
 */
export function attemptLimits({ now = Date.now, line = () => undefined }: Counting = {}) {
  const counting = (kind: string) => sharedAttempts(kind, { local: localAttempts(now), line, now })
  const guesses = counting('guesses')
  const known = counting('known devices')
  const letterCounts = counting('letters asked')
  const codeCounts = counting('codes')

  const pairKey = ({ address: from, account: typed }: Attempt) => `pair ${from} ${typed}`
  const sharedKeys = (attempt: Attempt) =>
    [
      [`address ${attempt.address}`, address],
      [`account ${attempt.account}`, account],
    ] as const
  async function forgive(attempt: Attempt): Promise<void> {
    await guesses.forget(pairKey(attempt))
    for (const [key] of sharedKeys(attempt)) await guesses.takeBack(key)
  }

  return {
    /**
     * Gives the seconds to wait; with 0 the attempt has begun. A known device does not wait for
     * strangers behind its address.
     */
    beginPassword: (attempt: Attempt): Promise<number> =>
      attempt.known
        ? known.begin([[attempt.account, pair]])
        : guesses.begin([[pairKey(attempt), pair], ...sharedKeys(attempt)]),
    passwordWasRight: (attempt: Attempt): Promise<void> =>
      attempt.known ? known.forget(attempt.account) : forgive(attempt),
    beginLetter: (to: Pick<Attempt, 'address' | 'account'>): Promise<number> =>
      letterCounts.begin([
        [`to ${to.account}`, letter],
        [`from ${to.address}`, letters],
      ]),
    beginCode: (user: number): Promise<number> => codeCounts.begin([[String(user), codes]]),
    codeWasRight: (user: number): Promise<void> => codeCounts.forget(String(user)),
  }
}
