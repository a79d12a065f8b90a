import type { Page, Request } from '@playwright/test'

/** Counts the bytes of script, compressed, that a page asks for from now on. */
export function scriptBytes(page: Page): () => Promise<number> {
  const done: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') done.push(request)
  })
  return async () => {
    const sizes = await Promise.all(done.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
}
