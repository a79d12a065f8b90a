import type { Refusal } from '@sira/response-cache/renderPermit'
import type { WireResponse } from '@sira/response-cache/responseCache'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countingRenders, TooManyRenders } from '../door/renderLimit.ts'
import { lookupOf } from './pageAnswer.ts'
import { waitPath } from './pagePath.ts'
import { keyInstead, type PageSource } from './pageSource.ts'

/** Pages, counted by the address of the network for which they had to be made. */
export interface CountedPages {
  /** Gives the page of this key, or the page that asks to wait. */
  pageFor(request: FastifyRequest, key: string): Promise<WireResponse>
  /** Gives the page that asks to wait, in place of a page for this visitor alone. */
  waitInstead(request: FastifyRequest, key: string): Promise<WireResponse | undefined>
}

/**
 * Counts the pages that are rendered, not those from the cache, which are given even past the
 * limit: a stranger cannot keep the others of his address from reading (decision 24).
 */
export function countedPages(app: FastifyInstance, pages: PageSource): CountedPages {
  const countRender = countingRenders(app)

  /**
   * Answers with the page that asks to wait. Our own cache keeps it, so it costs nothing; no other
   * cache may (RFC 6585, 4).
   */
  async function waitPage(request: FastifyRequest, key: string, refusal: TooManyRenders) {
    const lookup = { ...lookupOf(request, keyInstead(key, waitPath)), ifNoneMatch: undefined }
    const page = await pages(lookup)
    const { 'cdn-cache-control': _life, 'cache-tag': _tags, etag: _etag, ...headers } = page.headers
    headers['cache-control'] = 'private, no-store'
    headers['retry-after'] = String(refusal.retryAfter)
    return { ...page, status: 429, headers }
  }

  function refused(request: FastifyRequest, key: string, { reason }: Refusal) {
    if (reason instanceof TooManyRenders) return waitPage(request, key, reason)
    throw reason
  }

  return {
    pageFor: (request, key) =>
      pages(lookupOf(request, key), () => countRender(request)).catch((reason: unknown) =>
        refused(request, key, { reason }),
      ),
    async waitInstead(request, key) {
      const refusal = await countRender(request)
      return refusal && refused(request, key, refusal)
    },
  }
}
