import { plainError } from './plainError.ts'
import { lineWithoutPeople, withoutPeople } from './withoutPeople.ts'

type LogMethod = (this: unknown, ...given: unknown[]) => void

/**
 * How both programs log, whoever writes: one line of JSON each, errors as {@link plainError} has
 * them, nobody's address.
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

/** Pino makes a line's text of the message of an error that stands alone. */
function withoutError(given: unknown, place: number): unknown {
  if (typeof given === 'string') return withoutPeople(given)
  if (place !== 0 || !(given instanceof Error)) return given
  return { err: given, msg: plainError(given).message }
}

/** Some say in words why. */
function plainReason(reason: unknown): unknown {
  return reason instanceof Error ? plainError(reason) : reason
}
