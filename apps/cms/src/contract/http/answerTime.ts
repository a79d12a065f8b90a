import { tooOften } from '../overload.ts'

/**
 * Milliseconds for a stranger's answer, its wait in the queue included: half of what the cache
 * allows a render, so that the caller gets the reason and a time to retry.
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
