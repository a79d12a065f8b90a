import { fileCache } from './cacheNames.ts'

/** Set by browserScripts.ts: the scripts that send forms, 26 kB compressed. */
declare const FORM_FILES: readonly string[]

interface Connection {
  saveData?: boolean
}

/**
 * Keeps the scripts of forms, once for each version: from the second page on, a form needs no
 * network before it is sent.
 */
export async function keepFormFiles(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  const cache = await caches.open(fileCache)
  await Promise.allSettled(
    FORM_FILES.map(async (address) => (await cache.match(address)) ?? cache.add(address)),
  )
}
