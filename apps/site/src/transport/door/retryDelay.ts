/** Milliseconds. */
const first = 1000
const longest = 30_000

/**
 * Gives the wait for a back office that is away, after this many failures in a row: a second after
 * the first, as when both start together, half a minute at most.
 */
export function retryDelay(failures: number): number {
  return Math.min(first * 2 ** (failures - 1), longest)
}
