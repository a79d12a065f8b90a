import { withoutPeople } from './withoutPeople.ts'

/** What a log says of an error. */
export type PlainError = {
  type: string
  message: string
  code?: string
  /** Empty where it was thrown by something that is no error. */
  stack: string
  cause?: PlainError
}

/** Deeper is nothing that helps; a cause may be its own. */
const deepest = 5
/** PostgreSQL repeats a value that it cannot take (its appendix A, class 22). */
const namesValues = /^22/

/**
 * An error as a log may keep it: what it is and where it came from, without what was asked with which
 * values (Drizzle's `query` and `params`, PostgreSQL's `detail`) and whatever else hangs on it.
 */
export function plainError(error: unknown, depth = 0): PlainError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPeople(String(error)), stack: '' }
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: error.name,
    message: messageOf(error, code),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    stack: frames.join('\n'),
    ...(cause instanceof Error && depth < deepest && { cause: plainError(cause, depth + 1) }),
  }
}

function messageOf({ message }: Error, code: unknown): string {
  if (namesValues.test(String(code))) return message.replace(/: ?".*$/s, '')
  return withoutPeople(message)
}
