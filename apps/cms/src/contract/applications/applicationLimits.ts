import { senderOf } from '@sira/host/counting/senderOf'
import { windows } from '@sira/host/counting/sharedWindows'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyRequest } from 'fastify'
import type { FormRateLimit } from '../http/rateLimit.ts'
import { countingGuesses, type Guess } from '../orders/countingGuesses.ts'
import { tooOften } from '../overload.ts'

/** Counts what one network does with applications; each throws the 429 of too often. */
export interface ApplicationLimits {
  write(request: FastifyRequest): Promise<void>
  /** That somebody has applied is told to who asks as if he applied himself. */
  repeated: Guess
  /** A pair that may be wrong. */
  guess: Guess
}

/** Hundreds of visitors share one address of a mobile operator; a wrong form is sent again. */
const times = { write: 6, guess: 4 }

export function applicationLimits(limit: FormRateLimit, valkey?: Valkey): ApplicationLimits {
  const { timeWindowMs: ms } = limit
  const sent = windows(valkey, 'applications')
  const guessing = (what: string, wrong: 404 | 409) => {
    const counts = windows(valkey, what)
    return countingGuesses({ counts, most: limit.max * times.guess, ms, senderOf, wrong })
  }
  return {
    async write(request) {
      const most = limit.max * times.write
      const { sum, left } = await sent.add(senderOf(request), 1, { ms, most })
      if (sum > most) throw tooOften(Math.ceil(left / 1000) || undefined)
    },
    repeated: guessing('applications repeated', 409),
    guess: guessing('applications guess', 404),
  }
}
