import rateLimit from '@fastify/rate-limit'
import { defaultLocale, type Locale } from '@sira/contract/locales'
import { referenceOfTag } from '@sira/contract/orders/orderTag'
import { tooManyRequests } from '@sira/contract/wire/refusals'
import { joinValkey } from '@sira/host/counting/joinValkey'
import { rateLimitStore } from '@sira/host/counting/rateLimitStore'
import { answerHealth } from '@sira/host/health'
import { openApp } from '@sira/host/openApp'
import { createResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance } from 'fastify'
import type { SiteSearch } from '../src/search/siteSearch.ts'
import { openBackOffice } from '../src/transport/door/contractClient.ts'
import { siteSettings } from '../src/transport/siteSettings.ts'
import type { BackOfficePresence } from './backOffice/away/backOfficePresence.ts'
import { refusedByBackOffice } from './backOffice/away/refusedByBackOffice.ts'
import { proxyBackOffice } from './backOffice/backOfficeProxy.ts'
import type { ContentChanges, Follower } from './backOffice/contentChanges.ts'
import { foreignUploads } from './backOffice/foreignUploads.ts'
import { toldBeside } from './backOffice/toldBeside.ts'
import { localUploads } from './backOffice/uploads.ts'
import { takeWebhooks } from './backOffice/webhooks.ts'
import { sharedCounts } from './door/sharedCounts.ts'
import { defaultPatience, endSlowClients, type Patience } from './door/slowClients.ts'
import type { Environment } from './environment.ts'
import { answerError } from './errorAnswers.ts'
import { cachesInFront } from './inFront/cachesInFront.ts'
import { siteMetrics } from './measures/siteMetrics.ts'
import { traceSite } from './measures/traceSite.ts'
import { orderNews } from './orders/orderNews.ts'
import { tellOrderStates } from './orders/orderStateRoute.ts'
import { logPages } from './pageLog.ts'
import { readableUrl } from './pages/pagePath.ts'
import { pageSource } from './pages/pageSource.ts'
import { servePages } from './pages/pages.ts'
import { quickAnswers } from './pages/quickAnswers.ts'
import type { Redirections } from './pages/redirections.ts'
import { warnOfLoopbackAddress } from './publicAddressWarning.ts'
import { siteReadiness } from './readiness.ts'
import { astroRenderer, type DrawPage } from './rendering/astroRenderer.ts'
import { clientAssets } from './rendering/clientAssets.ts'
import { leanBuild } from './rendering/leanBuild.ts'
import type { LeanPage } from './rendering/leanStyles.ts'
import { secureAnswers } from './rendering/securityHeaders.ts'
import { wholePages } from './rendering/wholePages.ts'
import { suggestWhileTyping } from './search/suggestionRoutes.ts'
import { serveHeadLogo } from './share/headLogo.ts'
import { serveIcons } from './share/icons.ts'
import { sharePictures } from './share/sharePictures.ts'
import { receiveMeasures } from './speed/speedRoutes.ts'
import type { SpeedStore } from './speed/speedStore.ts'
import { countViews } from './views/countViews.ts'
import type { ViewStore } from './views/viewStore.ts'

export interface SiteBuild {
  draw: DrawPage
  /** `dist/client` */
  clientFolder: string
  /**
   * Set when the site runs from its sources: nothing is cached, and errors are shown as they are.
   */
  development?: { lean: LeanPage; policy: string }
  /**
   * From the build: the style sheets that pages only name, and the policy of all pages together.
   */
  built?: { policy: string; sheets: ReadonlyMap<string, string> }
  /** Without it, pages live until they expire. */
  changes?: ContentChanges
  /** Without it, each call waits for its own timeout. */
  presence?: Pick<BackOfficePresence, 'away'>
  /** Without it, the search page says that the search will be back. */
  search?: SiteSearch
  /** Without it, an unknown address is not found. */
  redirections?: Redirections
  /** Without it, measurements of visitors are dropped. */
  speed?: SpeedStore
  /** Without it, page views are not counted. */
  views?: ViewStore
}

const pageCacheBytes = 96 * 1024 * 1024
/** Bytes: smaller than any page. */
const nothingKept = 1
/**
 * Milliseconds: longer than a picture of 10 MB takes at the least rate of a body (slowClients.ts).
 */
const requestTimeoutMs = 2 * 60 * 60_000

const never = new AbortController().signal
const unwatched = { away: () => never }

/** Opens an empty host. It logs from the start, before the parts that use the log exist. */
export function openHost(
  { logLevel }: Environment,
  patience: Patience = defaultPatience,
): FastifyInstance {
  const app = openApp(logLevel, {
    bodyLimit: 1024 * 1024,
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.headers / 3,
    },
    frameworkErrors: answerError,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  })
  endSlowClients(app, patience)
  return app
}

/** Gives a function that logs errors, for parts that do not know Fastify. */
export function errorsTo(app: FastifyInstance) {
  return (message: string, details: unknown) => app.log.error({ err: details }, message)
}

/** Makes the whole site as one Fastify instance, not yet listening. */
export async function createHost(
  environment: Environment,
  build: SiteBuild,
  app: FastifyInstance = openHost(environment),
): Promise<FastifyInstance> {
  const cache = createResponseCache({
    maxBytes: build.development ? nothingKept : pageCacheBytes,
    onRenderFailure: (page, failure) => app.log.error({ page, failure }, 'page non rendue'),
  })
  const { built, development, changes, search, redirections, speed, views } = build
  const { presence = unwatched } = build
  const { apiUrl, strapi, settings: ownSettings, siteOrigin } = environment
  const server = { apiUrl, strapi, settings: ownSettings }
  const logError = errorsTo(app)
  const { away } = presence
  const locals = () => ({
    search,
    changes: changes?.count,
    away,
    server,
    address: siteOrigin,
    logError,
  })
  const assets = clientAssets(build.clientFolder)
  const lean = development?.lean ?? (await leanBuild(assets, built?.sheets))
  const drawn = astroRenderer(build.draw, locals, lean, (development ?? built)?.policy)
  const valkey = await joinValkey(app, environment.counting)
  traceSite(app)
  logPages(app)
  const quick = quickAnswers(app)
  const timed = siteMetrics(app, environment, {
    changes,
    valkey,
    quick,
    readiness: () => readiness(),
  })
  const render = timed(development ? drawn : wholePages(drawn, logError))
  const pages = pageSource(cache, render)
  const readiness = siteReadiness(pages, refusedByBackOffice(environment))

  warnOfLoopbackAddress(app, siteOrigin)
  secureAnswers(app)
  app.setErrorHandler(answerError)
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooManyRequests,
    ...(valkey ? rateLimitStore(valkey, 'site') : sharedCounts(environment)),
  })
  answerHealth(app, readiness)
  const shared = sharePictures(app, { pages, siteOrigin })
  const news = changes ? orderNews() : undefined
  for (const one of [cache, shared, search, redirections]) {
    if (one) changes?.hear(ofContent(one))
  }
  if (news) changes?.hear(news)
  const inFront = cachesInFront({ ...environment.caches, log: app.log })
  app.addHook('onClose', async () => inFront.stop())
  // Last: the caches ask for pages again as soon as they are told.
  changes?.hear(ofContent(inFront))
  const areCachesTold = () => changes?.count() !== undefined && inFront.areTold()
  const { webhookToken } = environment
  if (changes && webhookToken !== undefined) takeWebhooks(app, toldBeside(changes), webhookToken)
  tellOrderStates(app, {
    news,
    openBackOffice: () => openBackOffice({ ...server, logError, away }),
  })
  if (speed) receiveMeasures(app, speed, environment)
  if (views) countViews(app, views, environment, quick)
  const settingsIn = (locale: Locale) =>
    siteSettings(openBackOffice({ ...server, logError, away, changes: changes?.count }), locale)
  if (search) suggestWhileTyping(app, search, settingsIn)
  const pictures =
    strapi === undefined
      ? await localUploads(app, environment.dataDir)
      : foreignUploads(apiUrl, changes)
  await proxyBackOffice(app, environment, pictures, presence)
  const settings = () => settingsIn(defaultLocale)
  serveIcons(app, { assets, apiUrl, settings })
  serveHeadLogo(app, { apiUrl, settings })
  servePages(app, {
    ...{ pages, assets, render, redirections, quick, siteOrigin, areCachesTold },
    // A foreign server takes no files.
    apiUrl: strapi === undefined ? apiUrl : undefined,
  })
  return app
}

/** Passes only changes of content on: no cached page is made from an order. */
function ofContent(follower: Follower): Follower {
  return {
    invalidate(changed) {
      if (changed === 'everything') return follower.invalidate(changed)
      const content = changed.filter((tag) => referenceOfTag(tag) === undefined)
      if (content.length > 0) follower.invalidate(content)
    },
  }
}
