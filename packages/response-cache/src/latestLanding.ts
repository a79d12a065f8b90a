import type { InvalidationLog } from './invalidationLog.ts'
import type { KeptResponse } from './keptResponse.ts'
import type { Asked, Flight, Landing, RenderFlights } from './renderFlights.ts'
import type { Permit } from './renderPermit.ts'
import { nobodyWaits, type Render } from './renderTurns.ts'

/**
 * Joins the render under way or starts one. A joined render must be repeated when its sources
 * changed before this request came. An uncacheable answer must not be shared, because it may be
 * meant for one visitor.
 */
export async function latestLanding(
  asked: Asked,
  render: Render,
  flights: RenderFlights,
  log: InvalidationLog,
  permit?: Permit,
  askedAt = log.now(),
): Promise<Landing> {
  const joined = flights.current(asked.key)
  if (joined === undefined) {
    const refused = await permit?.()
    if (refused !== undefined) return { kind: 'threw', error: refused.reason }
    // Another caller may have started a render in between.
    if (flights.current(asked.key) !== undefined) {
      return latestLanding(asked, render, flights, log, permit, askedAt)
    }
    return flights.start(asked, render).landing
  }
  joined.askers.push(asked)
  const landing = await joined.landing
  // The render was dropped at the moment when this request joined it.
  if (landing.kind === 'threw' && landing.error === nobodyWaits && asked.hasLeft?.() !== true) {
    return latestLanding(asked, render, flights, log, permit, askedAt)
  }
  if (landing.kind === 'uncacheable') {
    const refused = await permit?.()
    if (refused !== undefined) return { kind: 'threw', error: refused.reason }
    return { kind: 'uncacheable', response: await flights.alone(asked, render) }
  }
  if (landing.kind !== 'kept') return landing
  if (landing.changedAt === undefined || landing.changedAt > askedAt) return landing
  // The recursion ends here at the latest: the render joined or started now began after the change.
  return latestLanding(asked, render, flights, log, permit, askedAt)
}

/** Milliseconds left to wait: one long render does not hold up every visitor for the whole wait. */
export function renewalWait(
  kept: KeptResponse,
  flight: Flight | undefined,
  now: number,
  longest: number,
): number {
  if (flight === undefined) return longest
  const waitingSince = Math.max(flight.startedAt, kept.outdatedAt ?? 0)
  return Math.max(0, waitingSince + longest - now)
}
