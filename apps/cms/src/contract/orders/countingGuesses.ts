import { ContractError } from '@sira/contract/wire/errors'
import type { Windows } from '@sira/host/counting/windows'
import type { FastifyRequest } from 'fastify'
import { tooOften } from '../overload.ts'

/** Looks for what a pair opens, and counts the pair where it opens nothing. */
export type Guess = <Found>(request: FastifyRequest, look: () => Promise<Found>) => Promise<Found>

interface Guessing {
  counts: Windows
  most: number
  ms: number
  senderOf: (request: FastifyRequest) => string
  wrong: 401 | 404 | 409
}

/**
 * A pair counts as wrong before it is looked for, and is taken back where it was right: beyond the
 * limit a right pair gets the 429 of a wrong one, so that no answer tells them apart, and a hundred at
 * once are a hundred. Who is right is counted nowhere.
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
