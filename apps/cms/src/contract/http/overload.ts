import { ContractError, type ContractErrorOptions } from '@sira/contract/wire/errors'

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
