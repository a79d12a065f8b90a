import { senderOf } from '@sira/host/counting/senderOf'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooOften } from '../overload.ts'
import { addressOf } from './address.ts'
import { countingBytes, defaultDailyBytes } from './dailyBytes.ts'

/** How many times one address of the network may send one form. */
export interface FormRateLimit {
  max: number
  timeWindowMs: number
  /** How much it may have us keep in a day, of all forms together. */
  bytesADay?: number
}

export const defaultFormRateLimit: FormRateLimit = { max: 30, timeWindowMs: 10 * 60_000 }

/** So many more may be wrong: nothing of them is kept, nobody is written to, and people mistype. */
const wrongTimes = 4

/** Counts by sender and form; each throws the 429 where there have been too many. */
export interface FormCounts {
  /** Before the body is read: whether a right one would still be taken. Counts nothing. */
  refuseAtOnce(request: FastifyRequest): Promise<void>
  right(request: FastifyRequest, kept: object): Promise<void>
  /** One that breaks the rules; those who correct it are not kept from sending it right. */
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

/** A form answers under `/api/Devis/` too. */
function senderAndForm(request: FastifyRequest): string {
  const address = addressOf(pathOf(request.params))
  return `${senderOf(request)} ${'type' in address ? address.type : address.kind}`
}

/** The path after `/api/`, from the wildcard of the route. */
export function pathOf(params: unknown): string {
  const wildcard =
    typeof params === 'object' && params !== null && '*' in params ? params['*'] : undefined
  return typeof wildcard === 'string' ? wildcard : ''
}
