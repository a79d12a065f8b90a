import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Member } from './members.ts'

export interface Visits {
  pages: number
  /** Answers of 500 and above: no kept page may be one. */
  failures: number
  /** A site that is killed or stands still: a load balancer asks the next one. */
  unreached: number
}

const pages = ['/', '/nos-actualites', '/nos-formations', '/faq', '/contact', '/actualite/essai']

/** People who read pages that every site has kept before. */
export async function visitUntil(over: () => boolean, sites: readonly Member[]): Promise<Visits> {
  const visits: Visits = { pages: 0, failures: 0, unreached: 0 }
  for (const { url } of sites) for (const page of pages) await (await fetch(url + page)).text()
  async function read(): Promise<void> {
    while (!over()) {
      const site = sites[randomInt(sites.length)]
      const page = pages[randomInt(pages.length)] ?? '/'
      try {
        const signal = AbortSignal.timeout(3000)
        const answer = await fetch(`${site?.url}${page}`, { signal })
        await answer.text()
        visits.pages += 1
        if (answer.status >= 500) visits.failures += 1
      } catch {
        visits.unreached += 1
      }
      await wait(100)
    }
  }
  await Promise.all(Array.from({ length: 10 }, read))
  return visits
}
