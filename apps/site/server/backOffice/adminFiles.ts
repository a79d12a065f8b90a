import type { RenderedResponse } from '@sira/response-cache/renderedResponse'
import { createResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance } from 'fastify'
import { lookupOf, sendPage } from '../pages/pageAnswer.ts'
import { sendAway } from './away/backOfficeAway.ts'
import type { BackOfficePresence } from './away/backOfficePresence.ts'

const cacheBytes = 24 * 1024 * 1024
const timeoutMs = 30_000
const passed = ['content-type', 'cache-control'] as const

const folder = '/_next/static/'

/**
 * Whether a path names a file of the build once dots are resolved: we ask for it in our own name,
 * and `/_next/static/../../api` would lead behind the limits that strangers have there.
 */
export function isAdminFile(path: string): boolean {
  const { pathname } = new URL(path, 'http://localhost')
  return pathname === path && pathname.startsWith(folder)
}

/**
 * Serves the scripts and styles of the back office from here, so that a slow reader holds no
 * connection to it. Their names change with their content.
 */
export function serveAdminFiles(
  app: FastifyInstance,
  backOffice: string,
  { away }: Pick<BackOfficePresence, 'away'>,
): void {
  const cache = createResponseCache({ maxBytes: cacheBytes })

  async function read(path: string): Promise<RenderedResponse> {
    const answer = await fetch(backOffice + path, {
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.any([away(), AbortSignal.timeout(timeoutMs)]),
    })
    const headers: Record<string, string> = {}
    for (const name of passed) {
      const value = answer.headers.get(name)
      if (value !== null) headers[name] = value
    }
    if (headers['cache-control']?.includes('immutable')) {
      headers['cdn-cache-control'] = 'max-age=31536000'
    }
    return { status: answer.status, headers, body: new Uint8Array(await answer.arrayBuffer()) }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: `${folder}*`,
    async handler(request, reply) {
      const [path = ''] = request.url.split('?', 1)
      if (!isAdminFile(path)) return reply.callNotFound()
      try {
        const file = await cache.respond(lookupOf(request, path), () => read(path))
        return sendPage(reply, file)
      } catch (failure) {
        return sendAway(reply, failure)
      }
    },
  })
}
