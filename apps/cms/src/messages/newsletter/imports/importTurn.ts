import { APIError } from 'payload'

/** More attempts than correcting a file needs, and fewer than a program would make. */
const most = 30
const withinMs = 10 * 60_000

interface Turns {
  /** Reads or keeps one file at a time; refuses while another import runs, or after too many. */
  take<Result>(person: number, work: () => Promise<Result>): Promise<Result>
}

/**
 * The imports of one process: a file blocks the processor for a moment, and the writer of the
 * database for longer.
 */
export function importTurns(now: () => number = Date.now): Turns {
  const latest = new Map<number, number[]>()
  let taken = false
  return {
    async take(person, work) {
      const recent = (latest.get(person) ?? []).filter((at) => now() - at < withinMs)
      if (recent.length >= most) {
        throw new APIError('Trop de fichiers à la suite : réessayez dans dix minutes.', 429)
      }
      if (taken) {
        throw new APIError('Un autre import est en cours : réessayez dans une minute.', 429)
      }
      latest.set(person, [...recent, now()])
      taken = true
      try {
        return await work()
      } finally {
        taken = false
      }
    },
  }
}
