import httpProxy from '@fastify/http-proxy'
import { foreignPageRefusal, isSameOrigin } from '@sira/contract/sameOrigin'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify'
import { awayEnvelope, awayPage, awayPageCsp, retryAfterSeconds } from './backOfficeAway.ts'
import type { Environment } from './environment.ts'
import { refusingFrequentWrites } from './writeLimit.ts'

/** As the proxy types it: over HTTP/1 or HTTP/2. */
type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>
type ForwardedHeaders = Record<string, string | string[] | undefined>

/** Tells the back office whom it really answers; what the visitor claimed himself is replaced. */
function forwardedHeaders(
  request: Pick<FastifyRequest, 'host' | 'id' | 'ip' | 'protocol'>,
  headers: ForwardedHeaders,
): ForwardedHeaders {
  const { forwarded: _claimed, ...rest } = headers
  return {
    ...rest,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  }
}

/** 502, 503 or 504: an envelope for programs, a page for people. */
function sendAway(reply: AnyReply, failure: unknown): void {
  const { request } = reply
  const timedOut = failure instanceof Error && /timeout/i.test(failure.message)
  const status = timedOut ? 504 : 503
  request.log.warn(
    { failure: failure instanceof Error ? failure.message : failure },
    'back office absent',
  )
  reply.code(status).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store')
  const wantsPage = request.headers.accept?.includes('text/html') ?? false
  if (wantsPage && request.url.startsWith('/admin')) {
    reply
      .header('content-security-policy', awayPageCsp)
      .type('text/html; charset=utf-8')
      .send(awayPage)
  } else {
    reply.send(awayEnvelope(status))
  }
}

/**
 * Passes `/api`, `/admin`, `/_next` and `/uploads` on to the back office, so that a visitor sees
 * one origin. `/api` stands for the path of API_URL, whatever it is there.
 */
export async function proxyBackOffice(
  app: FastifyInstance,
  { apiUrl, siteOrigin }: Pick<Environment, 'apiUrl' | 'siteOrigin'>,
  serveUpload: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
): Promise<void> {
  const common = {
    upstream: apiUrl.origin,
    disableRequestLogging: true,
    undici: { connections: 64, connectTimeout: 2000, headersTimeout: 60_000, bodyTimeout: 60_000 },
    replyOptions: {
      rewriteRequestHeaders: forwardedHeaders,
      onError: (reply: AnyReply, { error }: { error: Error }) => sendAway(reply, error),
    },
  }
  await app.register(httpProxy, {
    ...common,
    prefix: '/api',
    rewritePrefix: apiUrl.pathname === '/' ? '' : apiUrl.pathname,
    preHandler: refusingFrequentWrites(app, 60),
  })
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSameOrigin(request, siteOrigin)) return reply.code(403).send(foreignPageRefusal)
    })
    await scope.register(httpProxy, {
      ...common,
      prefix: '/admin',
      rewritePrefix: '/admin',
      preHandler: refusingFrequentWrites(app, 900),
    })
  })
  await app.register(httpProxy, {
    ...common,
    prefix: '/_next',
    rewritePrefix: '/_next',
    httpMethods: ['GET', 'HEAD'],
  })
  await app.register(httpProxy, {
    ...common,
    prefix: '/uploads',
    rewritePrefix: '/uploads',
    httpMethods: ['GET', 'HEAD'],
    preHandler(request, reply, done) {
      serveUpload(request, reply).then((served) => {
        if (!served) done()
      }, done)
    },
  })
}
