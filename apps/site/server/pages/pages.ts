import { defaultLocale, withoutLocale } from '@sira/contract/locales'
import { createResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance } from 'fastify'
import type { RenderPage } from '../rendering/astroRenderer.ts'
import type { ClientAssets } from '../rendering/clientAssets.ts'
import { countedPages } from './countedPages.ts'
import { dataHints, lightKey, savesData } from './dataSaving.ts'
import { languageMove, sendElsewhere } from './language.ts'
import { pageAddress } from './pageAddress.ts'
import { lookupOf, sendPage } from './pageAnswer.ts'
import { notFoundPath } from './pagePath.ts'
import type { PageSource } from './pageSource.ts'
import { personalPages } from './personalPages.ts'
import type { QuickAnswers } from './quickAnswers.ts'
import type { Redirections } from './redirections.ts'

interface PageParts {
  pages: PageSource
  assets: ClientAssets
  render: RenderPage
  redirections?: Redirections | undefined
  quick: QuickAnswers
  /** The address that visitors type. */
  siteOrigin: string
}

const assetBytes = 32 * 1024 * 1024

function nowhere(url: string) {
  return { target: notFoundPath(url), movedTo: undefined }
}

/** Serves pages and the files of the build, on every path that no other part has taken. */
export function servePages(
  app: FastifyInstance,
  { pages, assets, render, redirections, quick, siteOrigin }: PageParts,
): void {
  const assetCache = createResponseCache({ maxBytes: assetBytes })
  const counted = countedPages(app, pages)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const address = pageAddress(request.url)
      const { target, movedTo } = address ?? nowhere(request.url)
      if (assets.has(target)) {
        const file = lookupOf(request, target)
        return sendPage(reply, await assetCache.respond(file, () => assets.read(target)), quick)
      }
      if (movedTo !== undefined) return reply.redirect(movedTo, 301)
      const move = address && languageMove(request)
      if (move) return sendElsewhere(reply, move)
      // Who remembers another language is sent elsewhere from French pages: caches must know.
      const french = withoutLocale(target).locale === defaultLocale
      reply.header('vary', french ? `cookie, ${dataHints}` : dataHints)
      reply.header('accept-ch', 'ECT')
      const light = savesData(request.headers)
      const page = await counted.pageFor(request, light ? lightKey(target) : target)
      const elsewhere = page.status === 404 ? redirections?.leadsTo(target) : undefined
      return elsewhere === undefined ? sendPage(reply, page, quick) : reply.redirect(elsewhere, 301)
    },
  })
  personalPages(app, { pages, counted, render, siteOrigin })
}
