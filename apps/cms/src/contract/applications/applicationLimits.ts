import { senderOf } from '@sira/host/counting/senderOf'
import { windows } from '@sira/host/counting/sharedWindows'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyRequest } from 'fastify'
import type { FormRateLimit } from '../http/rateLimit.ts'
import { countingGuesses, type Guess } from '../orders/countingGuesses.ts'
import { tooOften } from '../overload.ts'

/** Counts the calls of one network about applications; each method throws a 429 after too many. */
export interface ApplicationLimits {
  write(request: FastifyRequest): Promise<void>
  /** Counts repeated applications: their answer tells a stranger that a person has applied. */
  repeated: Guess
  /** Counts pairs of reference and phone, which may be guessed. */
  guess: Guess
}

/** Hundreds of visitors share one address of a mobile operator, and a wrong form is sent again. */
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
