import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

export interface Submission {
  endpoint: 'devis' | 'contacts'
  /** The text by which it is found again. */
  marker: string
  attempts: number
  /** The number it was acknowledged with. */
  id?: number
  /** Answers other than 200, and 0 where none came. */
  refusals: number[]
}

const inFlight = 10

/**
 * Sends forms as our pages do: an answer other than 200 is kept and sent again under the same key,
 * to one address after the other where there are several. Gives the acknowledged forms.
 */
export async function submitAll(
  urls: readonly [string, ...string[]],
  count: number,
): Promise<Submission[]> {
  const submissions = Array.from({ length: count }, (_, index): Submission => {
    return {
      endpoint: index % 2 === 0 ? 'devis' : 'contacts',
      marker: `essai ${index} ${randomUUID()}`,
      attempts: 0,
      refusals: [],
    }
  })
  const waiting = [...submissions]
  async function sender(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await submit(urls, next)
      await wait(randomInt(200, 900))
    }
  }
  await Promise.all(Array.from({ length: inFlight }, sender))
  return submissions
}

async function submit(urls: readonly [string, ...string[]], submission: Submission): Promise<void> {
  const key = randomUUID()
  const { endpoint, marker } = submission
  const name = endpoint === 'devis' ? 'nom' : 'name'
  const data = { [name]: 'Awa', email: `awa-${key}@exemple.bf`, message: marker }
  for (;;) {
    submission.attempts += 1
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      // Another address each time: the limit per address is not measured here.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    }
    const body = JSON.stringify({ data })
    try {
      const signal = AbortSignal.timeout(5000)
      const url = urls[randomInt(urls.length)] ?? urls[0]
      const target = `${url}/api/${endpoint}`
      const response = await fetch(target, { method: 'POST', headers, body, signal })
      const answer = (await response.json()) as { data: { id: number } | null }
      if (response.status === 200 && answer.data) {
        submission.id = answer.data.id
        return
      }
      submission.refusals.push(response.status)
    } catch {
      // No answer: it may have arrived or not.
      submission.refusals.push(0)
    }
    await wait(200)
  }
}
