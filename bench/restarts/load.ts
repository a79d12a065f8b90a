import { randomInt, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** The outcome of the requests of one kind. */
export interface Asked {
  count: number
  /** Connections refused or cut, and answers that never came. */
  unanswered: number
  /** Answers of 500 and above. */
  failed: number
  /** Milliseconds. */
  longest: number
}

const pages = ['/', '/nos-actualites', '/faq', '/contact', '/en', '/ar']

/** Readers who keep their connection, readers who connect each time, and senders of forms. */
export async function loadUntil(
  over: () => boolean,
  siteUrl: string,
  { readers = 10, senders = 4 } = {},
) {
  for (const page of pages) await ask(`${siteUrl}${page}`, new Agent())
  const none = (): Asked => ({ count: 0, unanswered: 0, failed: 0, longest: 0 })
  const [kept, fresh, forms] = [none(), none(), none()]
  const acknowledged: string[] = []

  async function again(asked: Asked, pauseMs: number, once: () => Promise<number>): Promise<void> {
    while (!over()) {
      const began = performance.now()
      const status = await once().catch(() => 0)
      asked.count += 1
      if (status === 0) asked.unanswered += 1
      if (status >= 500) asked.failed += 1
      asked.longest = Math.max(asked.longest, performance.now() - began)
      await wait(pauseMs)
    }
  }
  function page(): string {
    return `${siteUrl}${pages[randomInt(pages.length)]}`
  }
  async function sendForm(): Promise<number> {
    const marker = `essai ${randomUUID()}`
    const data = { name: 'Awa', email: `awa-${randomUUID()}@exemple.bf`, message: marker }
    const status = await ask(`${siteUrl}/api/contacts`, new Agent(), JSON.stringify({ data }))
    if (status === 200) acknowledged.push(marker)
    return status
  }
  const many = (count: number, work: () => Promise<void>) => Array.from({ length: count }, work)
  await Promise.all([
    ...many(readers, () => {
      const agent = new Agent({ keepAlive: true })
      return again(kept, 10, () => ask(page(), agent))
    }),
    ...many(readers, () => again(fresh, 10, () => ask(page(), new Agent()))),
    ...many(senders, () => again(forms, 100, sendForm)),
  ])
  return { kept, fresh, forms, acknowledged }
}

function ask(url: string, agent: Agent, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
    const headers = {
      // Another address each time: the limit per address is not measured here.
      'x-forwarded-for': address,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    }
    const asked = request(url, { agent, headers, method: body ? 'POST' : 'GET', timeout: 60_000 })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', reject)
    asked.once('response', (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject)
    })
    asked.end(body)
  })
}
