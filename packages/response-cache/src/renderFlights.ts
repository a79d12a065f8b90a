import type { InvalidationLog, Moment } from './invalidationLog.ts'
import { type KeptResponse, tagsOf } from './keptResponse.ts'
import type { RenderedResponse } from './renderedResponse.ts'
import { nobodyWaits, type Render, renderTurns } from './renderTurns.ts'
import { withinTime } from './withinTime.ts'

/** The outcome of a render. A failure is a value: the caller decides what to show instead. */
export type Landing =
  | { kind: 'kept'; kept: KeptResponse; changedAt: Moment | undefined }
  | { kind: 'uncacheable'; response: RenderedResponse }
  | { kind: 'failed'; response: RenderedResponse }
  | { kind: 'threw'; error: unknown }

export interface Flight {
  startedAt: number
  /** All requests that wait for it. When none is left, it does not begin. */
  askers: Asked[]
  /** Never rejects. */
  landing: Promise<Landing>
}

interface FlightRules {
  log: InvalidationLog
  now: () => number
  renderTimeoutMs: number
  /** Keeps the answer if that is allowed; `outdated` when it is already known to be so. */
  keep(key: string, response: RenderedResponse, outdated: boolean): KeptResponse | undefined
  /** Whether a kept answer may be shown and lacks nothing. */
  keepsComplete(key: string): boolean
  /** `took` is in milliseconds. */
  failed(key: string, failure: unknown, took: number): void
}

/** Allows one render for each key at a time, however many ask, and a few for each line. */
export interface RenderFlights {
  current(key: string): Flight | undefined
  start(asked: Asked, render: Render): Flight
  /** Renders for one visitor: the answer is neither shared nor kept. */
  alone(asked: Asked, render: Render): Promise<RenderedResponse>
}

export interface Asked {
  key: string
  line: string
  hasLeft?: (() => boolean) | undefined
}

const isThere = ({ hasLeft }: Asked) => hasLeft?.() !== true

export function renderFlights(rules: FlightRules): RenderFlights {
  const flights = new Map<string, Flight>()
  const lines = new Map<string, ReturnType<typeof renderTurns>>()

  function inTurn(
    askers: readonly Asked[],
    asked: Asked,
    render: Render,
  ): Promise<RenderedResponse> {
    const { key, line } = asked
    const turns = lines.get(line) ?? renderTurns()
    lines.set(line, turns)
    return turns(async () => {
      if (!askers.some(isThere)) throw nobodyWaits
      const unwanted = new AbortController()
      try {
        // Called after a tick, so that even a render that throws at once rejects.
        const rendering = Promise.resolve().then(() => render(unwanted.signal))
        return await withinTime(rendering, rules.renderTimeoutMs, `render of ${key}`)
      } catch (error) {
        unwanted.abort(error)
        throw error
      }
    })
  }

  async function land(
    { startedAt, askers }: Omit<Flight, 'landing'>,
    asked: Asked,
    render: Render,
  ): Promise<Landing> {
    const { key } = asked
    const fail = (failure: unknown) => rules.failed(key, failure, rules.now() - startedAt)
    const started = rules.log.renderStarted()
    let changedAt: Moment | undefined
    let response: RenderedResponse | undefined
    try {
      response = await inTurn(askers, asked, render)
    } catch (error) {
      if (error !== nobodyWaits) fail(error)
      return { kind: 'threw', error }
    } finally {
      changedAt = rules.log.renderEnded(started, response === undefined ? [] : tagsOf(response))
      flights.delete(key)
    }
    if (response.status >= 500) {
      fail(response.status)
      return { kind: 'failed', response }
    }
    if (response.incomplete && rules.keepsComplete(key)) {
      fail('incomplete')
      return { kind: 'failed', response }
    }
    const kept = rules.keep(key, response, changedAt !== undefined)
    return kept === undefined
      ? { kind: 'uncacheable', response }
      : { kind: 'kept', kept, changedAt }
  }

  return {
    current: (key) => flights.get(key),
    start(asked, render) {
      const begun = { startedAt: rules.now(), askers: [asked] }
      const flight = { ...begun, landing: land(begun, asked, render) }
      flights.set(asked.key, flight)
      return flight
    },
    alone: (asked, render) => inTurn([asked], asked, render),
  }
}
