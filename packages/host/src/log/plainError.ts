import { withoutPeople } from './withoutPeople.ts'

/** An error as the log shows it. */
export type PlainError = {
  type: string
  message: string
  code?: string
  /** Empty where the thrown value is no Error. */
  stack: string
  cause?: PlainError
}

/** The deepest cause that is logged; a cause may also be its own. */
const deepest = 5
/** PostgreSQL repeats a value that it cannot take (its appendix A, class 22). */
const namesValues = /^22/

/**
 * Gives an error for the log: its kind and origin, without the values of a query (Drizzle's `query`
 * and `params`, PostgreSQL's `detail`) and without other properties.
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
