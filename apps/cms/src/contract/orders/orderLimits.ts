import { senderOf } from '@sira/host/counting/senderOf'
import { windows } from '@sira/host/counting/sharedWindows'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormRateLimit } from '../http/rateLimit.ts'
import { tooOften } from '../overload.ts'
import { countingGuesses, type Guess } from './countingGuesses.ts'

/** Counts what one address of the network does with orders; each throws the 429 of too often. */
export interface OrderLimits {
  /** An order, or a payment that is claimed: it is kept, and holds copies. */
  write(request: FastifyRequest): Promise<void>
  /** A cart that is counted, or an order that is looked at. */
  ask(request: FastifyRequest): Promise<void>
  /** A page of an order that waits for news: it must not use up what carts and pages ask. */
  watch(request: FastifyRequest): Promise<void>
  /** Counts a pair that may be wrong: a person who mistypes needs a few, a guesser millions. */
  guess: Guess
  /** A call of a provider: his own are never wrong, and are not counted. */
  forgery: Guess
}

/** Hundreds of visitors share one address of a mobile operator. */
const times = { write: 2, ask: 40, watch: 40, guess: 4, forgery: 20 }

export function orderLimits(
  app: FastifyInstance,
  limit: FormRateLimit,
  valkey?: Valkey,
): OrderLimits {
  const { timeWindowMs: ms } = limit
  const counting = (what: 'write' | 'ask' | 'watch') => {
    const count = app.createRateLimit({
      max: limit.max * times[what],
      timeWindow: ms,
      keyGenerator: (request) => `${senderOf(request)} orders ${what}`,
    })
    return async (request: FastifyRequest) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw tooOften(counted.ttlInSeconds)
    }
  }
  const guessing = (what: 'guess' | 'forgery', wrong: 401 | 404) => {
    const counts = windows(valkey, `orders ${what}`)
    return countingGuesses({ counts, most: limit.max * times[what], ms, senderOf, wrong })
  }
  return {
    write: counting('write'),
    ask: counting('ask'),
    watch: counting('watch'),
    guess: guessing('guess', 404),
    forgery: guessing('forgery', 401),
  }
}
