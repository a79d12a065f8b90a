/** Milliseconds. */
const first = 1000
const longest = 30_000

/**
 * How long to wait for a back office that is away, after so many tries in a row: a second after
 * the first one, as when both are started together, half a minute at most.
 */
export function retryDelay(failures: number): number {
  return Math.min(first * 2 ** (failures - 1), longest)
}
