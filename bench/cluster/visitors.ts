import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isTroubled, type Member } from './members.ts'

export interface Visits {
  pages: number
  /**
   * Answers of 500 and above, each with its time, page and message. A kept page may never be one.
   */
  failures: string[]
  /** Pages that did not come while the cache was well. The state of the sites is no excuse. */
  missed: number
  /** Failures of both kinds while the cache was in trouble: after a restart its memory is empty. */
  unreached: number
  /** Milliseconds of each page that came while the cache was well. */
  waits: number[]
}

const pages = ['/', '/nos-actualites', '/nos-formations', '/faq', '/contact', '/actualite/essai']

/** Readers of pages that the cache in front of the sites has kept before. */
export async function visitUntil(over: () => boolean, cache: Member): Promise<Visits> {
  const visits: Visits = { pages: 0, failures: [], missed: 0, unreached: 0, waits: [] }
  for (const page of pages) await (await fetch(cache.url + page)).text()
  async function read(): Promise<void> {
    while (!over()) {
      const page = pages[randomInt(pages.length)] ?? '/'
      const began = Date.now()
      try {
        const signal = AbortSignal.timeout(10_000)
        const answer = await fetch(`${cache.url}${page}`, { signal })
        await answer.text()
        visits.pages += 1
        const isFailure = answer.status >= 500
        if (isWell(cache, began)) {
          visits.waits.push(Date.now() - began)
          if (isFailure) visits.failures.push(failureOf(page, answer, began))
        } else if (isFailure) visits.unreached += 1
      } catch {
        if (isWell(cache, began)) visits.missed += 1
        else visits.unreached += 1
      }
      await wait(100)
    }
  }
  await Promise.all(Array.from({ length: 10 }, read))
  return visits
}

function failureOf(page: string, { status, headers }: Response, began: number): string {
  const said = ['x-cache', 'age', 'retry-after', 'cache-control'].map(
    (name) => `${name}: ${headers.get(name) ?? '-'}`,
  )
  return `${new Date(began).toISOString()} ${page} ${status} after ${Date.now() - began} ms (${said.join(', ')})`
}

/** Whether the cache itself is well; the sites behind it do not count. */
const isWell = (cache: Member, since: number) => !isTroubled({ ...cache, needs: [] }, since)
