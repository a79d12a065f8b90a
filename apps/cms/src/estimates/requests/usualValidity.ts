/** Days for which prices hold, unless staff say otherwise. */
const usualDays = 30
const dayMs = 24 * 60 * 60_000

/** The last day on which an estimate that is begun now holds: `2026-12-29`. */
export function usualValidity(): string {
  return new Date(Date.now() + usualDays * dayMs).toISOString().slice(0, 10)
}
