import { performance } from 'node:perf_hooks'
import type { WrongPair } from './wrongPairs.ts'

/** At a time: few enough that nobody waits for the processor. */
const lanes = 4

export interface Guessed {
  about: string
  /** Status and body. */
  answer: string
  ms: number
}

/** Tries every pair at the follow-up, in a random order, from so many networks. */
export async function guessAll(
  siteUrl: string,
  pairs: readonly WrongPair[],
  networks: number,
): Promise<Guessed[]> {
  const left = pairs
    .map((pair, index) => ({ pair, network: index % networks, turn: Math.random() }))
    .sort((one, other) => one.turn - other.turn)
  const told: Guessed[] = []
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { about, ...data } = next.pair
      const begun = performance.now()
      const answer = await fetch(`${siteUrl}/api/suivi`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `2001:db8:${(next.network + 1).toString(16)}::1`,
        },
        body: JSON.stringify({ data }),
      })
      const body = await answer.text()
      told.push({ about, answer: `${answer.status} ${body}`, ms: performance.now() - begun })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return told
}
