import type { InvalidationLog, Moment } from './invalidationLog.ts'
import { type KeptResponse, tagsOf } from './keptResponse.ts'
import type { RenderedResponse } from './renderedResponse.ts'
import { withinTime } from './withinTime.ts'

export type Render = () => Promise<RenderedResponse>

/** What became of a render. A failure is a value: whoever waits decides what to show instead. */
export type Landing = { changedAt: Moment | undefined } & (
  | { kind: 'kept'; kept: KeptResponse }
  | { kind: 'uncacheable'; response: RenderedResponse }
  | { kind: 'failed'; response: RenderedResponse }
  | { kind: 'threw'; error: unknown }
)

export interface Flight {
  startedAt: number
  landing: Promise<Landing>
}

export interface FlightRules {
  log: InvalidationLog
  now: () => number
  renderTimeoutMs: number
  /** Keeps the answer if it may be kept; `changedAt` tells that it is outdated already. */
  keep(key: string, response: RenderedResponse, changedAt: Moment | undefined): KeptResponse | undefined
}

/** One render for each key at a time, however many ask. */
export interface RenderFlights {
  current(key: string): Flight | undefined
  start(key: string, render: Render): Flight
}

export function renderFlights(rules: FlightRules): RenderFlights {
  const { log } = rules
  const flights = new Map<string, Flight>()

  async function land(key: string, render: Render): Promise<Landing> {
    const started = log.renderStarted()
    try {
      const response = await withinTime(render(), rules.renderTimeoutMs, `render of ${key}`)
      const changedAt = log.renderEnded(started, tagsOf(response))
      if (response.status >= 500) return { kind: 'failed', response, changedAt }
      const kept = rules.keep(key, response, changedAt)
      if (kept === undefined) return { kind: 'uncacheable', response, changedAt }
      return { kind: 'kept', kept, changedAt }
    } catch (error) {
      return { kind: 'threw', error, changedAt: log.renderEnded(started, []) }
    } finally {
      flights.delete(key)
    }
  }

  return {
    current: (key) => flights.get(key),
    start(key, render) {
      // `land` runs synchronously up to its first await, so the flight is entered before it ends.
      const flight = { startedAt: rules.now(), landing: land(key, render) }
      flights.set(key, flight)
      return flight
    },
  }
}
