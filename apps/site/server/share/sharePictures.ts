import { sharePicturePath } from '@sira/contract/routes'
import { senderOfWhat } from '@sira/host/counting/senderOf'
import type { RenderedResponse } from '@sira/response-cache/renderedResponse'
import { createResponseCache, type ResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance } from 'fastify'
import { ruleOf } from '../../src/kinds/pageRules.ts'
import { sharedAddress } from '../../src/kinds/sharedAddress.ts'
import { sharedPage } from '../../src/kinds/sharedPage.ts'
import { cdnCacheControl } from '../../src/page-cache/pageLifetime.ts'
import { pageAddress } from '../pages/pageAddress.ts'
import { lookupOf, sendPage } from '../pages/pageAnswer.ts'
import { notFoundPath } from '../pages/pagePath.ts'
import type { PageSource } from '../pages/pageSource.ts'
import { drawSharePicture } from './sharePicture.ts'

const cacheBytes = 16 * 1024 * 1024
/** Seconds a network may keep a picture before it asks again, and we that of a page that is not kept. */
const keptFor = 24 * 60 * 60

/**
 * `/partage/<page>.png`: serves the share picture of each page. It is drawn once from the page's
 * own texts and kept as long as the page, so a changed title is drawn anew. A picture costs a tenth
 * of a second, so there is one for each page, whatever its query.
 */
export function sharePictures(
  app: FastifyInstance,
  { pages, siteOrigin }: { pages: PageSource; siteOrigin: string },
): ResponseCache {
  const cache = createResponseCache({ maxBytes: cacheBytes })

  async function draw(target: string): Promise<RenderedResponse> {
    if (ruleOf(target).personal) return absent(404)
    const page = await pages({ key: target, method: 'GET', ...plainly })
    const shared = sharedPage.safeParse(page.about)
    if (page.status !== 200 || !shared.success) return absent(page.status)
    const body = await drawSharePicture({
      ...shared.data,
      host: new URL(siteOrigin).host,
      seed: target,
    })
    const { 'cache-tag': tags = '', 'cdn-cache-control': lifetime = whenNotKept } = page.headers
    return {
      status: 200,
      headers: {
        'content-type': 'image/png',
        'cache-control': `public, max-age=${keptFor}`,
        'cdn-cache-control': lifetime,
        'cache-tag': tags,
        'cross-origin-resource-policy': 'cross-origin',
      },
      body,
    }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: `${sharePicturePath}/*`,
    config: {
      rateLimit: { max: 120, timeWindow: 60_000, keyGenerator: senderOfWhat('share pictures') },
    },
    async handler(request, reply) {
      const asked = request.url.slice(sharePicturePath.length)
      const address = pageAddress(
        asked.replace(/\.png(?=\?|$)/, '').replace(/^\/index(?=\?|$)/, '/'),
      )
      const target = address === undefined ? notFoundPath(asked) : sharedAddress(address.target)
      return sendPage(reply, await cache.respond(lookupOf(request, target), () => draw(target)))
    },
  })
  return cache
}

const whenNotKept = cdnCacheControl(keptFor)
const plainly = { acceptEncoding: undefined, ifNoneMatch: undefined }

function absent(status: number): RenderedResponse {
  return {
    status: status >= 500 ? 503 : 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from('Cette page n’a pas d’image de partage.\n'),
  }
}
