const minute = 60_000

interface Limit {
  /** So many failures cost nothing. */
  free: number
  /** After that each attempt waits, twice as long every time, up to the longest. */
  firstWait: number
  longestWait: number
  /** After so long without an attempt nothing is held against anyone. */
  forgetAfter: number
}

/** Somebody who tries an account from one address of the network. */
const pair: Limit = {
  free: 5,
  firstWait: minute / 2,
  longestWait: 15 * minute,
  forgetAfter: 60 * minute,
}
/** A whole office, or a district behind one address, has room for its mistakes. */
const address: Limit = {
  free: 30,
  firstWait: minute,
  longestWait: 15 * minute,
  forgetAfter: 30 * minute,
}
/** One account tried from many addresses: devices that have signed in before are not counted. */
const account: Limit = {
  free: 50,
  firstWait: minute,
  longestWait: minute,
  forgetAfter: 60 * minute,
}
/** Codes of six figures, by somebody who has the password already. */
const codes: Limit = {
  free: 10,
  firstWait: minute,
  longestWait: 15 * minute,
  forgetAfter: 60 * minute,
}

/** Letters that somebody has sent to one address, and that come from one place. */
const letter: Limit = {
  free: 3,
  firstWait: 10 * minute,
  longestWait: 30 * minute,
  forgetAfter: 60 * minute,
}
const letters: Limit = { ...letter, free: 15 }

interface Count {
  failures: number
  last: number
}

/** More than a dozen staff and a few attackers need; the oldest go first. */
const mostCounts = 20_000

export interface Attempt {
  address: string
  account: string
  /** A device that has signed in to this account before. */
  known: boolean
}

/** Counts of one kind: whoever fills one leaves the others whole. */
function countsOf(now: () => number) {
  const counts = new Map<string, Count>()

  function waitOf(key: string, limit: Limit): number {
    const count = counts.get(key)
    if (count === undefined || count.failures < limit.free) return 0
    const idle = now() - count.last
    if (idle >= limit.forgetAfter) return 0
    const wait = limit.firstWait * 2 ** Math.min(count.failures - limit.free, 20)
    return Math.max(0, Math.min(wait, limit.longestWait) - idle)
  }

  function note(key: string, limit: Limit): void {
    const old = counts.get(key)
    const failures = old && now() - old.last < limit.forgetAfter ? old.failures : 0
    counts.delete(key)
    counts.set(key, { failures: failures + 1, last: now() })
    if (counts.size > mostCounts) counts.delete(counts.keys().next().value ?? '')
  }

  return {
    /** Seconds to wait, or 0: then the attempt has begun. */
    begin(limited: readonly (readonly [string, Limit])[]): number {
      const wait = Math.max(...limited.map(([key, limit]) => waitOf(key, limit)))
      if (wait > 0) return Math.ceil(wait / 1000)
      for (const [key, limit] of limited) note(key, limit)
      return 0
    },
    takeBack(key: string): void {
      const count = counts.get(key)
      if (count) count.failures -= 1
    },
    forget: (key: string): void => void counts.delete(key),
  }
}

/**
 * Slows guessing down without telling who has an account, and without letting anyone lock another
 * one out: what is counted are the words that were typed, whether or not an account has them. An
 * attempt counts when it begins, so that a hundred at once are a hundred; success takes it back.
 */
export function attemptLimits(now: () => number = Date.now) {
  const guesses = countsOf(now)
  const known = countsOf(now)
  const letterCounts = countsOf(now)
  const codeCounts = countsOf(now)

  const pairKey = ({ address: from, account: typed }: Attempt) => `pair ${from} ${typed}`
  const sharedKeys = (attempt: Attempt) =>
    [
      [`address ${attempt.address}`, address],
      [`account ${attempt.account}`, account],
    ] as const
  function forgive(attempt: Attempt): void {
    guesses.forget(pairKey(attempt))
    for (const [key] of sharedKeys(attempt)) guesses.takeBack(key)
  }

  return {
    /**
     * Seconds to wait, or 0: then the attempt has begun. A known device does not wait for what
     * strangers behind its address have typed.
     */
    beginPassword: (attempt: Attempt): number =>
      attempt.known
        ? known.begin([[attempt.account, pair]])
        : guesses.begin([[pairKey(attempt), pair], ...sharedKeys(attempt)]),
    passwordWasRight(attempt: Attempt): void {
      if (attempt.known) known.forget(attempt.account)
      else forgive(attempt)
    },
    beginLetter: (to: Pick<Attempt, 'address' | 'account'>): number =>
      letterCounts.begin([
        [`to ${to.account}`, letter],
        [`from ${to.address}`, letters],
      ]),
    beginCode: (user: number): number => codeCounts.begin([[String(user), codes]]),
    codeWasRight: (user: number): void => codeCounts.forget(String(user)),
  }
}

/** Of this process; a restart forgives. */
export const signInLimits = attemptLimits()
