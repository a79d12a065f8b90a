import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooOften } from '../http/overload.ts'
import type { FormRateLimit } from '../http/rateLimit.ts'

/** Counts what one address of the network does with orders; each throws the 429 of too often. */
export interface OrderLimits {
  /** An order, or a payment that is claimed: it is kept, and holds copies. */
  write(request: FastifyRequest): Promise<void>
  /** A cart that is counted, or an order that is looked at. */
  ask(request: FastifyRequest): Promise<void>
  /** A wrong pair: whoever mistypes needs a few, whoever guesses would need millions. */
  guess(request: FastifyRequest): Promise<void>
}

/** Hundreds of visitors share one address of a mobile operator. */
const times = { write: 2, ask: 40, guess: 4 }

export function orderLimits(app: FastifyInstance, limit: FormRateLimit): OrderLimits {
  const counting = (what: keyof typeof times) => {
    const count = app.createRateLimit({
      max: limit.max * times[what],
      timeWindow: limit.timeWindowMs,
      keyGenerator: ({ ip }) => `${normalizeIP(ip, 64)} orders ${what}`,
    })
    return async (request: FastifyRequest) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw tooOften(counted.ttlInSeconds)
    }
  }
  return { write: counting('write'), ask: counting('ask'), guess: counting('guess') }
}
