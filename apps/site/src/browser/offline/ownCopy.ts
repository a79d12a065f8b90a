import { withoutLocale } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { keepOfflineHeader } from '../../kinds/keepOfflineHeader.ts'
import { ownCache } from './cacheNames.ts'
import { withNotice } from './keptPage.ts'
import { keptAddress } from './keptPages.ts'
import { offlinePage } from './offlinePage.ts'

/** Whether an address is that of the list of this device. */
export function isOwnList(path: string): boolean {
  return withoutLocale(path).path === routes.ownDossiers
}

/**
 * Answers for the list of dossiers sent from this device: fresh while there is a network, else the
 * last copy, if the visitor keeps it here. There is one copy for all languages, so a forgotten
 * dossier is in none.
 */
export async function ownList({ request }: { request: Request }): Promise<Response> {
  try {
    const answer = await fetch(request)
    await forgetOwnCopies()
    if (answer.status === 200 && answer.headers.has(keepOfflineHeader)) {
      await (await caches.open(ownCache)).put(keptAddress(request.url), answer.clone())
    }
    return answer
  } catch (error) {
    const address = keptAddress(request.url)
    const cache = await caches.open(ownCache)
    const [only] = await cache.keys()
    const kept = (await cache.match(address)) ?? (only && (await cache.match(only)))
    const page = kept ? await withNotice(kept, address) : await offlinePage(request.url)
    if (page) return page
    throw error
  }
}

export async function forgetOwnCopies(): Promise<void> {
  await caches.delete(ownCache)
}
