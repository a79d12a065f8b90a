import { ContractError, type ContractErrorOptions, type FieldProblem } from './errors.ts'

/** An impossible request; the message says why. */
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

/** Nothing was kept; the same request may be sent again. */
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

/** A conflict: the request has been used already, or something has changed meanwhile. */
export function conflict(message: string, details: ContractErrorOptions['details'] = {}) {
  return new ContractError({ status: 409, name: 'ConflictError', message, details })
}

/** The credentials are missing or wrong. */
export function invalidCredentials(): ContractError {
  const message = 'Missing or invalid credentials'
  return new ContractError({ status: 401, name: 'UnauthorizedError', message })
}

/** Only signed-in staff may see it. */
export function unauthorized(): ContractError {
  return new ContractError({ status: 401, name: 'UnauthorizedError', message: 'Unauthorized' })
}

/** A body that is too large; the rest of it is not read. */
export function tooLarge(): ContractError {
  const message = 'request entity too large'
  return new ContractError({ status: 413, name: 'PayloadTooLargeError', message, details: null })
}

export function tooManyRequests(): ContractError {
  const message = 'Too many requests, please try again later.'
  return new ContractError({ status: 429, name: 'RateLimitError', message })
}

/** The site's error for a back office that does not answer, or not in time. */
export function away(status: 503 | 504): ContractError {
  const name = status === 504 ? 'GatewayTimeoutError' : 'ServiceUnavailableError'
  const message = 'The back office does not answer. Please try again in a moment.'
  return new ContractError({ status, name, message })
}
