import { randomInt } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { WrongPair } from './wrongPairs.ts'

/** What was heard of one way to be wrong. */
export interface Heard {
  what: string
  /** Milliseconds of each answer. */
  times: number[]
  /** Status and body of each, once each. */
  answers: Set<string>
}

const inFlight = 8

/** Asks for each so often, one way after the other, so that what else the machine does is shared. */
export async function askPairs(
  url: string,
  pairs: readonly WrongPair[],
  rounds: number,
): Promise<Heard[]> {
  const heard = pairs.map(({ what }): Heard => ({ what, times: [], answers: new Set() }))
  const waiting = Array.from({ length: rounds }, () => [...pairs.entries()]).flat()
  async function asker(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, pair] = next
      const { time, answer } = await ask(url, pair)
      heard[index]?.times.push(time)
      heard[index]?.answers.add(answer)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, asker))
  return heard
}

async function ask(url: string, { reference, phone }: WrongPair) {
  const query = new URLSearchParams({ reference, phone })
  const started = performance.now()
  const response = await fetch(`${url}/api/suivi?${query}`, {
    // Another visitor each time: the limit per address is not what is measured.
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
  })
  const body = await response.text()
  return { time: performance.now() - started, answer: `${response.status} ${body}` }
}
