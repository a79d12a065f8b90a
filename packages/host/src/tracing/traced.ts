/** The attributes of a span: which kind, how many. Never a value that somebody gave. */
export type Facts = Readonly<Record<string, string | number | boolean>>

/** A part of the work, from its beginning to its end. */
export interface Part {
  /** Spans begun in there belong to it. */
  run<Result>(work: () => Result): Result
  end(facts?: Facts, failure?: unknown): void
}

export interface Tracer {
  /** The first part of a trace; of one that another program of ours began, by its header. */
  begin(name: string, kind: 'request' | 'work', header?: string): Part
  /** A part of what is under way; nothing where nothing is. */
  part(name: string, facts: Facts, kind: 'question' | 'step'): Part | undefined
  /** W3C's `traceparent` of what is under way. */
  header(): string | undefined
  /** Lets go of what was not sent, after a moment. */
  stop(): Promise<void>
}

/** Beside all modules: the pages of the site are bundles, with copies of their own. */
const key = Symbol.for('sira.tracer')
const shared = globalThis as typeof globalThis & { [key]?: Tracer | undefined }

export const tracer = (): Tracer | undefined => shared[key]

export function traceWith(tracer: Tracer | undefined): void {
  shared[key] = tracer
}

/** The work, as a part of what is under way; the work alone where nothing is traced. */
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

/** Work that nobody asked for by a request, as a letter that leaves: a trace of its own. */
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

/** The header of W3C, for a program of ours that is asked. */
export const traceHeader = 'traceparent'

/** What a question to another program of ours carries along. */
export function traceHeaders(): Record<string, string> {
  const header = shared[key]?.header()
  return header === undefined ? {} : { [traceHeader]: header }
}
