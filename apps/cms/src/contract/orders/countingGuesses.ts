import { ContractError } from '@sira/contract/wire/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooOften } from '../http/overload.ts'

type Count = ReturnType<FastifyInstance['createRateLimit']>

/** Looks for what a pair opens, and counts the pair where it opens nothing. */
export type Guess = <Found>(request: FastifyRequest, look: () => Promise<Found>) => Promise<Found>

/**
 * Whether one may still be wrong is asked before looking, and those who are being looked for count
 * as wrong until they are found: beyond the limit a right pair gets the 429 of a wrong one, so that
 * no answer tells them apart. Who is right is counted nowhere.
 */
export function countingGuesses(
  count: Count,
  senderOf: (request: FastifyRequest) => string,
  wrong: 401 | 404,
): Guess {
  const underWay = new Map<string, number>()
  return async (request, look) => {
    const sender = senderOf(request)
    const before = underWay.get(sender) ?? 0
    underWay.set(sender, before + 1)
    try {
      const counted = await count(request, { increment: false })
      if (!counted.isAllowed && before >= counted.remaining) {
        throw tooOften(counted.ttlInSeconds || undefined)
      }
      return await counting(request, look)
    } finally {
      const left = (underWay.get(sender) ?? 1) - 1
      if (left === 0) underWay.delete(sender)
      else underWay.set(sender, left)
    }
  }

  async function counting<Found>(request: FastifyRequest, look: () => Promise<Found>) {
    try {
      return await look()
    } catch (error) {
      // An outage is nobody's mistake.
      if (error instanceof ContractError && error.status === wrong) await count(request)
      throw error
    }
  }
}
