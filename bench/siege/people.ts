import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { administrator } from '../../e2e/support/testSettings.ts'

export interface Experience {
  /** Milliseconds of each answer. */
  times: number[]
  /** Answers other than the expected one. */
  failures: number
}

export function experience(): Experience {
  return { times: [], failures: 0 }
}

async function timed(seen: Experience, url: string, init: RequestInit): Promise<boolean> {
  const start = performance.now()
  const done = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status === 200
    },
    () => false,
  )
  seen.times.push(performance.now() - start)
  if (!done) seen.failures += 1
  return done
}

const read = ['/', '/nos-actualites', '/nos-formations', '/contact', '/faq', '/en/nos-services']

/** Reads a page and sends a form until it is acknowledged, as our pages do. Gives its marker. */
export async function visit(
  url: string,
  goesOn: () => boolean,
  { pages, forms }: { pages: Experience; forms: Experience },
): Promise<string[]> {
  const acknowledged: string[] = []
  while (goesOn()) {
    const from = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
    await timed(pages, url + (read[randomInt(read.length)] ?? '/'), { headers: from })
    const key = randomUUID()
    const data = { name: 'Awa', email: `awa-${key}@exemple.bf`, message: `Siège ${key}` }
    const headers = { ...from, 'content-type': 'application/json', 'idempotency-key': key }
    const form = { method: 'POST', headers, body: JSON.stringify({ data }) }
    while (!(await timed(forms, `${url}/api/contacts`, form))) await wait(500)
    acknowledged.push(data.message)
    await wait(randomInt(300, 900))
  }
  return acknowledged
}

const screens = [
  '/admin',
  '/admin/collections/contacts',
  '/admin/collections/blogs',
  '/admin/api/contacts?limit=10&depth=0',
  '/admin/api/blogs/1?depth=1',
]

/** A member of the staff at work, signed in before the siege began. */
export async function work(
  url: string,
  address: string,
  goesOn: () => boolean,
  seen: Experience,
): Promise<void> {
  const from = { 'x-forwarded-for': address }
  const signIn = await fetch(`${url}/admin/api/users/login`, {
    method: 'POST',
    headers: { ...from, 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const cookie = signIn.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  while (goesOn()) {
    const screen = screens[randomInt(screens.length)] ?? '/admin'
    await timed(seen, url + screen, { headers: { ...from, cookie } })
    await wait(randomInt(300, 900))
  }
}
