import { fileCache } from './cacheNames.ts'

/** Put in by browserScripts.ts: what sends the forms, 26 kB compressed. */
declare const FORM_FILES: readonly string[]

interface Connection {
  saveData?: boolean
}

/**
 * From the second page on a form needs no network any more before it is sent: its files are kept,
 * once for each version of them.
 */
export async function keepFormFiles(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  const cache = await caches.open(fileCache)
  await Promise.allSettled(
    FORM_FILES.map(async (address) => (await cache.match(address)) ?? cache.add(address)),
  )
}
