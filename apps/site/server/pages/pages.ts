import { createResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Answered, sharedLifetime } from '../inFront/sharedLifetime.ts'
import type { RenderPage } from '../rendering/astroRenderer.ts'
import type { ClientAssets } from '../rendering/clientAssets.ts'
import { countedPages } from './countedPages.ts'
import { dataHints, lightKey, savesData } from './dataSaving.ts'
import { serveFilePages } from './filePages.ts'
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
  /** The origin that visitors type. */
  siteOrigin: string
  /** Whether the caches in front are told of changes. */
  areCachesTold: () => boolean
  /** The API that takes forms with files; undefined where none does. */
  apiUrl: string | undefined
}

const assetBytes = 32 * 1024 * 1024

function nowhere(url: string) {
  return { target: notFoundPath(url), movedTo: undefined }
}

/** Redirects for good, but browsers must ask again each time: staff may change the target. */
function sendMoved(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=0, must-revalidate').redirect(location, 301)
}

/** Serves pages and the files of the build, on every path that no other part has taken. */
export function servePages(
  app: FastifyInstance,
  { pages, assets, render, redirections, quick, siteOrigin, areCachesTold, apiUrl }: PageParts,
): void {
  const assetCache = createResponseCache({ maxBytes: assetBytes })
  const counted = countedPages(app, pages)
  const sharedBy = (light: boolean) => (answered: Answered) =>
    sharedLifetime(answered, { light, told: areCachesTold() })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      const address = pageAddress(request.url)
      const { target, movedTo } = address ?? nowhere(request.url)
      if (assets.has(target)) {
        const file = lookupOf(request, target)
        return sendPage(reply, await assetCache.respond(file, () => assets.read(target)), { quick })
      }
      if (movedTo !== undefined) return sendMoved(reply, movedTo)
      const move = address && languageMove(request)
      if (move) return sendElsewhere(reply, move)
      reply.header('vary', dataHints)
      reply.header('accept-ch', 'ECT')
      const light = savesData(request.headers)
      const page = await counted.pageFor(request, light ? lightKey(target) : target)
      const elsewhere = page.status === 404 ? redirections?.leadsTo(target) : undefined
      if (elsewhere !== undefined) return sendMoved(reply, elsewhere)
      return sendPage(reply, page, { shared: sharedBy(light), quick })
    },
  })
  if (apiUrl !== undefined) serveFilePages(app, { counted, render, siteOrigin, apiUrl })
  personalPages(app, { pages, counted, render, siteOrigin })
}
