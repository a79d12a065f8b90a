import { tooOften } from '../overload.ts'

/**
 * Milliseconds in which a stranger's answer is made, the wait in the line included: half of what the
 * cache allows a render, so that who asked hears why, and when to come back.
 */
export const defaultStrangersTimeMs = 15_000

/** Works on an answer until its time is over or nobody waits for it. */
export async function withinAnswerTime<T>(
  milliseconds: number,
  unwanted: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(tooOften()), milliseconds)
  try {
    return await work(AbortSignal.any([unwanted, late.signal]))
  } finally {
    clearTimeout(timer)
  }
}
