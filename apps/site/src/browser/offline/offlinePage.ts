import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { pageCache } from './cacheNames.ts'
import { withKeptPages } from './keptPage.ts'
import { keptAddress, languageOf } from './keptPages.ts'

/**
 * Gives the offline page in place of a page that cannot be had, in its language if that is kept.
 */
export async function offlinePage(address: string): Promise<Response | undefined> {
  const cache = await caches.open(pageCache)
  const localised = localisedPath(routes.offline, languageOf(keptAddress(address)))
  const own = await cache.match(localised, { ignoreVary: true })
  const page = own ?? (await cache.match(routes.offline, { ignoreVary: true }))
  return page && withKeptPages(page, cache)
}
