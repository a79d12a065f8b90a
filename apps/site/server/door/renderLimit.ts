import { isOwnProgram } from '@sira/host/addresses/ownNetwork'
import { senderOfWhat } from '@sira/host/counting/senderOf'
import type { Refusal } from '@sira/response-cache/renderPermit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Pages that one address of the network may cause to be made: hundreds of visitors may share it. */
const rendersPerMinute = 300

/** Too many pages were rendered for this address: cached pages are still given. */
export class TooManyRenders extends Error {
  /** Seconds. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('Too many pages were made for this address')
    this.retryAfter = retryAfter
  }
}

/** Counts a page that has to be made; gives the refusal where this address has caused too many. */
export type CountRender = (request: FastifyRequest) => Promise<Refusal | undefined>

/**
 * Counts renders by address. Behind a proxy that names no visitors, all share one address of our
 * own network, which is never refused.
 */
export function countingRenders(app: FastifyInstance): CountRender {
  const count = app.createRateLimit({
    max: rendersPerMinute,
    timeWindow: 60_000,
    keyGenerator: senderOfWhat('pages'),
  })
  return async (request) => {
    if (isOwnProgram(request)) return undefined
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return undefined
    return { reason: new TooManyRenders(counted.ttlInSeconds) }
  }
}
