import { setTimeout as pause } from 'node:timers/promises'
import { notFound } from '@sira/contract/wire/refusals'

/** Longer than looking takes, so that the time tells nothing. */
export const wrongPairTimeMs = 250

/**
 * The result of a lookup; else, for whatever reason, the same 404 after the same time: nobody
 * learns which references there are, nor which half of a pair is wrong.
 */
export async function foundOrNothing<Found>(
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  const started = performance.now()
  const found = await look()
  if (found !== undefined) return found
  await pause(Math.max(0, wrongPairTimeMs - (performance.now() - started)))
  throw notFound()
}
