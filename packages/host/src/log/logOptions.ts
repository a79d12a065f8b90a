import { plainError } from './plainError.ts'
import { lineWithoutPeople, withoutPeople } from './withoutPeople.ts'

type LogMethod = (this: unknown, ...given: unknown[]) => void

/**
 * Gives the log options of both programs: each message is one line of JSON, errors are written by
 * {@link plainError}, and no address is logged.
 */
export function logOptions(level: string) {
  return {
    level,
    serializers: { err: plainError, error: plainError, failure: plainError, reason: plainReason },
    hooks: {
      logMethod(given: unknown[], method: LogMethod) {
        method.apply(this, given.map(withoutError))
      },
      streamWrite: lineWithoutPeople,
    },
  }
}

/** For an error that stands alone, Pino uses its message as the text of the line. */
function withoutError(given: unknown, place: number): unknown {
  if (typeof given === 'string') return withoutPeople(given)
  if (place !== 0 || !(given instanceof Error)) return given
  return { err: given, msg: plainError(given).message }
}

/** Some libraries give the reason as a text. */
function plainReason(reason: unknown): unknown {
  return reason instanceof Error ? plainError(reason) : reason
}
