import { senderOf } from '@sira/host/counting/senderOf'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooOften } from '../overload.ts'
import { addressOf } from './address.ts'
import { countingBytes, defaultDailyBytes } from './dailyBytes.ts'

/** The limit of forms of one kind from one network address. */
export interface FormRateLimit {
  max: number
  timeWindowMs: number
  /** The most bytes a day, of all its forms together. */
  bytesADay?: number
}

export const defaultFormRateLimit: FormRateLimit = { max: 30, timeWindowMs: 10 * 60_000 }

/**
 * Wrong forms have a limit this many times higher: they keep nothing and send no letter, and people
 * mistype.
 */
const wrongTimes = 4

/** Counts by sender and form; each method throws a 429 after too many. */
export interface FormCounts {
  /**
   * Refuses before the body is read, if a right form would not be accepted any more. Counts
   * nothing.
   */
  refuseAtOnce(request: FastifyRequest): Promise<void>
  right(request: FastifyRequest, kept: object): Promise<void>
  /** Counts a form that breaks the rules, separately: its sender can still send a corrected one. */
  wrong(request: FastifyRequest): Promise<void>
}

export function countingForms(
  app: FastifyInstance,
  limit: FormRateLimit,
  valkey?: Valkey,
): FormCounts {
  const counting = (max: number, what: string) => {
    const count = app.createRateLimit({
      max,
      timeWindow: limit.timeWindowMs,
      keyGenerator: (request) => `${senderAndForm(request)} ${what}`,
    })
    return async (request: FastifyRequest, increment = true) => {
      const counted = await count(request, { increment })
      if (!counted.isAllowed && counted.isExceeded) throw tooOften(counted.ttlInSeconds)
    }
  }
  const right = counting(limit.max, 'right')
  const weigh = countingBytes(limit.bytesADay ?? defaultDailyBytes, valkey)
  const wrong = counting(limit.max * wrongTimes, 'wrong')
  return {
    refuseAtOnce: (request) => right(request, false),
    right: async (request, kept) => {
      await right(request)
      await weigh(request, kept)
    },
    wrong: (request) => wrong(request),
  }
}

/** The key of a count; a form also answers under `/api/Devis/`. */
function senderAndForm(request: FastifyRequest): string {
  const address = addressOf(pathOf(request.params))
  return `${senderOf(request)} ${'type' in address ? address.type : address.kind}`
}

/** Gives the path after `/api/`, from the wildcard of the route. */
export function pathOf(params: unknown): string {
  const wildcard =
    typeof params === 'object' && params !== null && '*' in params ? params['*'] : undefined
  return typeof wildcard === 'string' ? wildcard : ''
}
