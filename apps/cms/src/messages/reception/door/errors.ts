/** One broken rule of a sent form, as Strapi words it. */
export interface FieldProblem {
  path: string[]
  message: string
}

interface ContractErrorOptions {
  status: number
  name: string
  message: string
  /** `null` leaves `details` out, as the recorded server does for bodies it could not read. */
  details?: Record<string, unknown> | null
}

/** An answer other than success; becomes the error envelope of contract.md. */
export class ContractError extends Error {
  readonly status: number
  readonly details: Record<string, unknown> | null

  constructor({ status, name, message, details = {} }: ContractErrorOptions) {
    super(message)
    this.name = name
    this.status = status
    this.details = details
  }
}

interface ErrorEnvelope {
  data: null
  error: { status: number; name: string; message: string; details?: Record<string, unknown> }
}

export function errorEnvelope({ status, name, message, details }: ContractError): ErrorEnvelope {
  const error = { status, name, message }
  return { data: null, error: details === null ? error : { ...error, details } }
}

/** A request that asks for something impossible; the message says what. */
export function badRequest(message: string): ContractError {
  return new ContractError({ status: 400, name: 'ValidationError', message })
}

/** An attribute that does not exist, or that the public may not see: both look the same. */
export function invalidParameter(name: string): ContractError {
  return badRequest(`Invalid parameter ${name}`)
}

export function notFound(): ContractError {
  return new ContractError({ status: 404, name: 'NotFoundError', message: 'Not Found' })
}

export function forbidden(): ContractError {
  return new ContractError({ status: 403, name: 'ForbiddenError', message: 'Forbidden' })
}

/** What was sent could not be kept; the same may be sent again. */
export function unavailable(): ContractError {
  const message = 'Nothing could be kept. Please try again in a moment.'
  return new ContractError({ status: 503, name: 'ServiceUnavailableError', message })
}

/** The rules a sent form breaks, in the order of its fields. */
export function invalidForm(problems: readonly FieldProblem[]): ContractError {
  const message =
    problems.length === 1 ? (problems[0]?.message ?? '') : `${problems.length} errors occurred`
  const errors = problems.map((problem) => ({ ...problem, name: 'ValidationError' }))
  return new ContractError({ status: 400, name: 'ValidationError', message, details: { errors } })
}

/** Refused for the time it takes, not for what it asks: an answer that is kept is still given. */
export class OverloadError extends ContractError {
  /** Seconds. */
  readonly retryAfter: number

  constructor(options: ContractErrorOptions, retryAfter: number) {
    super(options)
    this.retryAfter = retryAfter
  }
}

export function tooManyRequests(retryAfter = 5): OverloadError {
  const message = 'Too many requests, please try again later.'
  return new OverloadError({ status: 429, name: 'RateLimitError', message }, retryAfter)
}

export function queryTookTooLong(longestMs: number): OverloadError {
  const message = `Invalid query: the database would work on it for more than ${longestMs} ms. Ask for less`
  return new OverloadError({ status: 400, name: 'ValidationError', message }, 60)
}
