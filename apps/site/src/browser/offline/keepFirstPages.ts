import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { isKept, keptAddress, languageOf, mainPages, pageCache } from './keptPages.ts'

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

/** Once it has: the pages that are open, which it has not seen pass, and the main ones. */
export async function keepFirstPages(open: readonly string[]): Promise<void> {
  const cache = await caches.open(pageCache)
  const languages = [...new Set(open.map(languageOf))]
  const main = languages.flatMap((code) => mainPages.map((path) => localisedPath(path, code)))
  const seen = open.filter((address) => isKept(new URL(address).pathname)).map(keptAddress)
  // One that cannot be had keeps none of the others away; the main ones wait for cheap data.
  const asked = new Set([...seen, ...(isDear() ? [] : main)])
  await Promise.allSettled([...asked].map((address) => cache.add(address)))
}

function isDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '')
}
