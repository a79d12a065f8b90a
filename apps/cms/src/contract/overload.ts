import { ContractError, type ContractErrorOptions } from '@sira/contract/wire/errors'
import { badRequest, tooManyRequests } from '@sira/contract/wire/refusals'

/** Refused for its cost, not its content: a cached answer is still given. */
export class OverloadError extends ContractError {
  /** Seconds. */
  readonly retryAfter: number

  constructor(options: ContractErrorOptions, retryAfter: number) {
    super(options)
    this.retryAfter = retryAfter
  }
}

export function tooOften(retryAfter = 5): OverloadError {
  return new OverloadError(tooManyRequests(), retryAfter)
}

export function queryTookTooLong(longestMs: number): OverloadError {
  const message = `Invalid query: the database would work on it for more than ${longestMs} ms. Ask for less`
  return new OverloadError(badRequest(message), 60)
}

export function queryReadsTooMuch(): OverloadError {
  const message = 'Invalid query: the database would look at too many texts for it. Ask for less'
  return new OverloadError(badRequest(message), 60)
}
