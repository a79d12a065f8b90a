import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../errors.ts'

/** How many answers that are in no cache one address of the network may ask for. */
export interface ReadLimit {
  max: number
  timeWindowMs: number
}

export const defaultReadLimit: ReadLimit = { max: 120, timeWindowMs: 60_000 }

/** Throws the 429 where this address has asked for too many. */
export type CountUncached = (request: FastifyRequest) => Promise<void>

/**
 * Kept answers are not counted: hundreds of visitors share one address of a mobile operator. One
 * IPv6 household has a whole /64 to ask from.
 */
export function countingUncached(
  app: FastifyInstance,
  { max, timeWindowMs }: ReadLimit,
): CountUncached {
  const count = app.createRateLimit({
    max,
    timeWindow: timeWindowMs,
    keyGenerator: ({ ip }) => normalizeIP(ip, 64),
  })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttlInSeconds)
  }
}
