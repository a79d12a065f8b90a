import { ContractError } from '@sira/contract/wire/errors'
import type { Windows } from '@sira/host/counting/windows'
import type { FastifyRequest } from 'fastify'
import { tooOften } from '../overload.ts'

/** Looks a pair up, and counts it if it is wrong. */
export type Guess = <Found>(request: FastifyRequest, look: () => Promise<Found>) => Promise<Found>

interface Guessing {
  counts: Windows
  most: number
  ms: number
  senderOf: (request: FastifyRequest) => string
  wrong: 401 | 404 | 409
}

/**
 * Counts wrong pairs. A pair is counted before it is looked up, and taken back if it is right:
 * beyond the limit a right pair gets the 429 of a wrong one, so that no answer tells them apart,
 * and a hundred at once count a hundred. Right pairs are not counted in the end.
 */
export function countingGuesses({ counts, most, ms, senderOf, wrong }: Guessing): Guess {
  return async (request, look) => {
    const sender = senderOf(request)
    const { sum, left } = await counts.add(sender, 1, { ms, most })
    if (sum > most) throw tooOften(Math.ceil(left / 1000) || undefined)
    let counted = false
    try {
      return await look()
    } catch (error) {
      // An outage is nobody's mistake.
      counted = error instanceof ContractError && error.status === wrong
      throw error
    } finally {
      if (!counted) await counts.add(sender, -1, { ms })
    }
  }
}
