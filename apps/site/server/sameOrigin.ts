import type { FastifyRequest } from 'fastify'

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a form may have come from one of our own pages. Judged by the visitor's address of the
 * site, which behind a proxy is the forwarded one. A program without `Origin` is no browser, so
 * it carries nobody's cookies and is let through.
 */
export function isSameOrigin(
  request: Pick<FastifyRequest, 'method' | 'headers' | 'host'>,
): boolean {
  if (safe.has(request.method)) return true
  if (request.headers['sec-fetch-site'] === 'cross-site') return false
  const { origin } = request.headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
