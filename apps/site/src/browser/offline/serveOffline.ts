import { clientsClaim } from 'workbox-core/clientsClaim.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { ruleOf } from '../../kinds/pageRules.ts'
import { fileCache, pageCache } from './cacheNames.ts'
import { keepFormFiles } from './keepFormFiles.ts'
import { withNotice } from './keptPage.ts'
import { isKept, isPage, keptAddress } from './keptPages.ts'
import type { LifeEvent } from './lifeEvent.ts'
import { offlinePage } from './offlinePage.ts'
import { isOwnList, ownList } from './ownCopy.ts'

/** Seconds. */
const day = 24 * 60 * 60

/** Pages come from the network while there is one, else from the cache. `reached`: one has come. */
const pages = (reached: () => Promise<unknown>) =>
  new NetworkFirst({
    cacheName: pageCache,
    // After this time the kept page is shown, with its date.
    networkTimeoutSeconds: 10,
    // One page for each address, whatever its cookies and the connection.
    matchOptions: { ignoreVary: true },
    plugins: [
      expiration(60, 60),
      {
        fetchDidSucceed: async ({ response, event }) => {
          ;(event as LifeEvent).waitUntil(Promise.all([keepFormFiles(), reached()]))
          return response
        },
        cacheKeyWillBeUsed: async ({ request }) => keptAddress(request.url),
        cacheWillUpdate: async ({ request, response }) =>
          mayKeep(request, response) ? response : null,
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ? withNotice(cachedResponse, keptAddress(request.url)) : null,
        handlerDidError: async ({ request }) => offlinePage(request.url),
      },
    ],
  })

/** Files with a hash in their name, and pictures: they never change. */
const files = new CacheFirst({
  cacheName: fileCache,
  plugins: [expiration(120, 180)],
})

/** Pages for one visitor are never kept; without a network the offline page is shown. */
async function personal({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await offlinePage(request.url)
    if (page) return page
    throw error
  }
}

/**
 * Answers for pages and their files; requests for the back office do not pass here. `reached` is called
 * with each page that came from the network.
 */
export function serveOffline(reached: () => Promise<unknown>): void {
  clientsClaim()
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
    pages(reached),
  )
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && isOwnList(url.pathname),
    ownList,
  )
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && ruleOf(url.pathname).personal,
    personal,
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(_astro|logo|uploads)\//.test(url.pathname),
    files,
  )
}

function expiration(maxEntries: number, days: number): WorkboxPlugin {
  const limits = { maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }
  // Workbox's own types do not know `exactOptionalPropertyTypes` (seen in 7.4).
  return new ExpirationPlugin(limits) as WorkboxPlugin
}

function mayKeep(request: Request, response: Response): boolean {
  const ownPage = response.status === 200 && response.type === 'basic' && !response.redirected
  const forOne = response.headers.get('cache-control')?.includes('no-store') ?? false
  return ownPage && !forOne && isKept(new URL(request.url).pathname)
}
