import { createResponseCache, type WireResponse } from '@sira/response-cache/responseCache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderPage } from './astroRenderer.ts'
import type { ClientAssets } from './clientAssets.ts'
import { pageAddress } from './pageAddress.ts'
import type { PageSource } from './pageSource.ts'
import { personalPages } from './personalPages.ts'

interface PageParts {
  pages: PageSource
  assets: ClientAssets
  render: RenderPage
}

const assetBytes = 32 * 1024 * 1024

export function lookupOf(request: FastifyRequest, key: string) {
  return {
    key,
    method: request.method === 'HEAD' ? ('HEAD' as const) : ('GET' as const),
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  }
}

export function sendPage(reply: FastifyReply, page: WireResponse): FastifyReply {
  reply.request.pageOutcome = page.outcome
  return reply.code(page.status).headers(page.headers).send(page.body)
}

/** Serves pages and the files of the build, on every path that no other part has taken. */
export function servePages(app: FastifyInstance, { pages, assets, render }: PageParts): void {
  const assetCache = createResponseCache({ maxBytes: assetBytes })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const { target, movedTo } = pageAddress(request.url)
      if (assets.has(target)) {
        const file = lookupOf(request, target)
        return sendPage(reply, await assetCache.respond(file, () => assets.read(target)))
      }
      if (movedTo !== undefined) return reply.redirect(movedTo, 301)
      return sendPage(reply, await pages(lookupOf(request, target)))
    },
  })
  personalPages(app, pages, render)
}
