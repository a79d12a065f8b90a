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

/** Pages come from the network while there is one; without it, as they were kept. */
const pages = new NetworkFirst({
  cacheName: pageCache,
  // Slower than this, what was kept is shown, with its date.
  networkTimeoutSeconds: 10,
  // One page for each address, whatever cookies and connection it was asked with.
  matchOptions: { ignoreVary: true },
  plugins: [
    expiration(60, 60),
    {
      fetchDidSucceed: async ({ response, event }) => {
        ;(event as LifeEvent).waitUntil(keepFormFiles())
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

/** Pages for one visitor alone are kept nowhere; where they cannot be had, the offline page is there. */
async function personal({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await offlinePage(request.url)
    if (page) return page
    throw error
  }
}

/** Answers for pages and their files; nothing of the back office passes here. */
export function serveOffline(): void {
  clientsClaim()
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
    pages,
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
