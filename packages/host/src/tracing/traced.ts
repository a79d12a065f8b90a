/** The attributes of a span: kinds and counts, never a value that a person gave. */
export type Facts = Readonly<Record<string, string | number | boolean>>

/** A span, from its beginning to its end. */
export interface Part {
  /** Spans begun within the work become its children. */
  run<Result>(work: () => Result): Result
  end(facts?: Facts, failure?: unknown): void
}

export interface Tracer {
  /** Begins a trace, or continues the trace of another program of ours by its header. */
  begin(name: string, kind: 'request' | 'work', header?: string): Part
  /** Begins a child of the current span; gives undefined without one. */
  part(name: string, facts: Facts, kind: 'question' | 'step'): Part | undefined
  /** The `traceparent` header (W3C) of the current span. */
  header(): string | undefined
  /** Waits a moment for unsent spans, then gives them up. */
  stop(): Promise<void>
}

/** Global: the pages of the site are bundles with their own copies of this module. */
const key = Symbol.for('sira.tracer')
const shared = globalThis as typeof globalThis & { [key]?: Tracer | undefined }

export const tracer = (): Tracer | undefined => shared[key]

export function traceWith(tracer: Tracer | undefined): void {
  shared[key] = tracer
}

/** Runs the work as a child of the current span, or plainly where nothing is traced. */
export function traced<Result>(
  name: string,
  facts: Facts | (() => Facts),
  work: () => Promise<Result>,
  kind: 'question' | 'step' = 'step',
): Promise<Result> {
  const known = shared[key]
  if (known === undefined) return work()
  const part = known.part(name, typeof facts === 'function' ? facts() : facts, kind)
  return part === undefined ? work() : ended(part, work)
}

/** Runs work without a request, as the sending of a letter: it has a trace of its own. */
export function tracedApart<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const part = shared[key]?.begin(name, 'work')
  return part === undefined ? work() : ended(part, work)
}

async function ended<Result>(part: Part, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await part.run(work)
    part.end()
    return result
  } catch (error) {
    part.end({}, error)
    throw error
  }
}

/** The W3C header in a request to a program of ours. */
export const traceHeader = 'traceparent'

/** Gives the headers of a request to another program of ours. */
export function traceHeaders(): Record<string, string> {
  const header = shared[key]?.header()
  return header === undefined ? {} : { [traceHeader]: header }
}
