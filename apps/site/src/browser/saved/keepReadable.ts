import { fileCache, pageCache } from '../offline/cacheNames.ts'

/**
 * Puts a page and the list of what is kept where the worker finds them when there is no network;
 * `scripts`: what that list is drawn by. What cannot be had now comes when it is next read.
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
