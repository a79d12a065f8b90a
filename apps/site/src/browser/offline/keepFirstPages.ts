import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { pageCache } from './cacheNames.ts'
import { isKept, keptAddress, languageOf, mainPages } from './keptPages.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Before the worker begins: without the offline page it would be of no use. */
export async function keepOfflinePages(open: readonly string[]): Promise<void> {
  const cache = await caches.open(pageCache)
  const languages = new Set(['fr' as const, ...open.map(languageOf)])
  await cache.addAll([...languages].map((code) => localisedPath(routes.offline, code)))
}

/**
 * The pages that are open: they were read before the worker could see them pass. As the browser
 * has them in its own memory, where it still does: what is shown later is what was read.
 */
export async function keepReadPages(open: readonly string[]): Promise<void> {
  const cache = await caches.open(pageCache)
  const read = new Set(open.filter((address) => isKept(new URL(address).pathname)).map(keptAddress))
  await Promise.allSettled(
    [...read].map(async (address) => {
      if (await cache.match(address, { ignoreVary: true })) return
      await cache.add(new Request(address, { cache: 'force-cache' }))
    }),
  )
}

/** Once it has begun: the main pages in the languages of those that are open, where data is cheap. */
export async function keepMainPages(open: readonly string[]): Promise<void> {
  if (isDear()) return
  const cache = await caches.open(pageCache)
  const languages = [...new Set(open.map(languageOf))]
  const main = languages.flatMap((code) => mainPages.map((path) => localisedPath(path, code)))
  // One that cannot be had keeps none of the others away.
  await Promise.allSettled(main.map((address) => cache.add(address)))
}

function isDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '')
}
