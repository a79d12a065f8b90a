import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { pageCache } from './cacheNames.ts'
import { isKept, keptAddress, languageOf, mainPages } from './keptPages.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Keeps the offline pages, before the worker begins: without them it would be useless. */
export async function keepOfflinePages(open: readonly string[]): Promise<void> {
  const cache = await caches.open(pageCache)
  const languages = new Set(['fr' as const, ...open.map(languageOf)])
  await cache.addAll([...languages].map((code) => localisedPath(routes.offline, code)))
}

/**
 * Keeps the open pages: they were loaded before the worker could see them. They come from the
 * browser's own cache where it still has them, so that the visitor finds later what he read.
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

/**
 * Keeps the main pages, after the worker has begun: in the languages of the open pages, where data
 * is cheap.
 */
export async function keepMainPages(open: readonly string[]): Promise<void> {
  if (isDear()) return
  const cache = await caches.open(pageCache)
  const languages = [...new Set(open.map(languageOf))]
  const main = languages.flatMap((code) => mainPages.map((path) => localisedPath(path, code)))
  // A page that fails does not prevent the others.
  await Promise.allSettled(main.map((address) => cache.add(address)))
}

function isDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '')
}
