import type { CacheProviderFactory } from 'astro'
import { cdnCacheControl } from './pageLifetime.ts'

/**
 * Astro's cache API written as headers any CDN obeys; the host's page cache obeys them too.
 * Nothing is kept here, and nothing invalidated: the back office tells the host.
 */
const headerCacheProvider: CacheProviderFactory = () => ({
  name: 'headers',
  setHeaders({ maxAge, swr, tags = [] }) {
    const headers = new Headers()
    if (maxAge !== undefined) headers.set('CDN-Cache-Control', cdnCacheControl(maxAge, swr))
    if (tags.length > 0) headers.set('Cache-Tag', tags.join(','))
    return headers
  },
  invalidate: async () => {},
})

// Astro loads a provider by its default export.
export default headerCacheProvider
