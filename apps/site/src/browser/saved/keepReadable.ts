import { fileCache, pageCache } from '../offline/cacheNames.ts'

/**
 * Puts a saved page and the list of saved records into the worker's cache; `scripts` draw that
 * list. Pages that cannot be had now are cached when they are next read.
 */
export async function keepReadable(pages: readonly string[], scripts: readonly string[]) {
  // Only a page that came by https, or from this machine, has caches.
  if (!('caches' in globalThis)) return
  const [pagesKept, filesKept] = await Promise.all([caches.open(pageCache), caches.open(fileCache)])
  await Promise.allSettled([
    ...pages.map((page) => pagesKept.add(page)),
    ...scripts.map((script) => filesKept.add(script)),
  ])
}
