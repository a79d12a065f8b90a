import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { Hold } from '../../orders/placing/placeOrder.ts'
import { tooOften } from '../http/overload.ts'
import type { FormRateLimit } from '../http/rateLimit.ts'
import { countingGuesses, type Guess } from './countingGuesses.ts'
import { holdingCopies } from './holdingCopies.ts'

/** Counts what one address of the network does with orders; each throws the 429 of too often. */
export interface OrderLimits {
  /** An order, or a payment that is claimed: it is kept, and holds copies. */
  write(request: FastifyRequest): Promise<void>
  /** A cart that is counted, or an order that is looked at. */
  ask(request: FastifyRequest): Promise<void>
  /** A page of an order that waits for news: it must not use up what carts and pages ask. */
  watch(request: FastifyRequest): Promise<void>
  /** A pair that may be wrong: whoever mistypes needs a few, whoever guesses would need millions. */
  guess: Guess
  /** A call of a provider: his own are never wrong, and are not counted. */
  forgery: Guess
  /** Copies that orders which nobody has paid for keep from other customers. */
  hold(request: FastifyRequest, key: string | undefined): Hold
}

/** Hundreds of visitors share one address of a mobile operator. */
const times = { write: 2, ask: 40, watch: 40, guess: 4, forgery: 20, copies: 3 }

export function orderLimits(
  app: FastifyInstance,
  limit: FormRateLimit,
  payload: Payload,
): OrderLimits {
  const counter = (what: keyof typeof times) =>
    app.createRateLimit({
      max: limit.max * times[what],
      timeWindow: limit.timeWindowMs,
      keyGenerator: (request) => `${senderOf(request)} orders ${what}`,
    })
  const counting = (what: 'write' | 'ask' | 'watch') => {
    const count = counter(what)
    return async (request: FastifyRequest) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw tooOften(counted.ttlInSeconds)
    }
  }
  return {
    write: counting('write'),
    ask: counting('ask'),
    watch: counting('watch'),
    guess: countingGuesses(counter('guess'), senderOf, 404),
    forgery: countingGuesses(counter('forgery'), senderOf, 401),
    hold: holdingCopies(limit.max * times.copies, senderOf, payload),
  }
}

/** One IPv6 household has a whole /64 to send from. */
function senderOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip, 64)
}
