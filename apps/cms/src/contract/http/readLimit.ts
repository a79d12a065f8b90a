import { senderOfWhat } from '@sira/host/counting/senderOf'
import type { Refusal } from '@sira/response-cache/renderPermit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooOften } from '../overload.ts'

/** The number of uncached answers that one network address may cause. */
export interface ReadLimit {
  max: number
  timeWindowMs: number
}

export const defaultReadLimit: ReadLimit = { max: 120, timeWindowMs: 60_000 }

/** Counts an answer that has to be made; gives the 429 where this address has caused too many. */
export type CountUncached = (request: FastifyRequest) => Promise<Refusal | undefined>

/**
 * Counts uncached answers. Cached ones are free: hundreds of visitors share one address of a mobile
 * operator.
 */
export function countingUncached(
  app: FastifyInstance,
  what: 'answers' | 'documents',
  { max, timeWindowMs }: ReadLimit,
): CountUncached {
  const count = app.createRateLimit({
    max,
    timeWindow: timeWindowMs,
    keyGenerator: senderOfWhat(what),
  })
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return undefined
    return { reason: tooOften(counted.ttlInSeconds) }
  }
}
