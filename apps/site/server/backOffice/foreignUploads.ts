import { limits } from '@sira/contract/limits'
import type { RenderedResponse } from '@sira/response-cache/renderedResponse'
import { createResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { lookupOf, sendPage } from '../pages/pageAnswer.ts'
import type { ContentChanges } from './contentChanges.ts'
import { pictureOf, uploadPolicy } from './uploads.ts'

const cacheBytes = 64 * 1024 * 1024
const timeoutMs = 30_000
/** Seconds. A Strapi may give another picture the address of the one it replaces. */
const freshSeconds = 300
const lifetime = `max-age=${freshSeconds}, stale-while-revalidate=${freshSeconds}, stale-if-error=2592000`

/** The statuses of a removed picture. */
const gone = new Set([404, 410])
const notThere = { status: 404, headers: { 'cache-control': 'no-store' }, body: new Uint8Array() }

/**
 * Serves pictures of a foreign server from a cache: they are shown while it is away, and nobody
 * waits for one twice. Its headers are dropped, and so are answers that are no pictures.
 */
export function foreignUploads(
  apiUrl: string,
  changes: Pick<ContentChanges, 'hear'> | undefined,
): (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  const cache = createResponseCache({ maxBytes: cacheBytes })
  changes?.hear(cache)
  return async (request, reply) => {
    const name = pictureOf(request.url)
    if (name === undefined) return false
    const picture = new URL(`/uploads/${name}`, apiUrl)
    const lookup = lookupOf(request, picture.pathname)
    try {
      sendPage(reply, await cache.respond(lookup, () => fetchPicture(picture)))
      return true
    } catch {
      // Away: the proxy asks once more, and says so.
      return false
    }
  }
}

/** Rejects where the server is away, or busy, or asks who we are: an earlier picture is shown instead. */
async function fetchPicture(url: URL): Promise<RenderedResponse> {
  const answer = await fetch(url, {
    headers: { 'accept-encoding': 'identity' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const type = answer.headers.get('content-type') ?? ''
  const length = Number(answer.headers.get('content-length') ?? 0)
  const usable = answer.ok && type.startsWith('image/') && length <= limits.upload
  if (!usable) {
    await answer.body?.cancel()
    if (answer.ok || gone.has(answer.status)) return notThere
    throw new Error(`The picture ${url.pathname}: ${answer.status}`)
  }
  const body = await within(limits.upload, answer)
  if (body === undefined) return notThere
  const headers = {
    'content-type': type,
    'cache-control': `public, max-age=${freshSeconds}`,
    'cdn-cache-control': lifetime,
    'content-security-policy': uploadPolicy,
    'cross-origin-resource-policy': 'cross-origin',
  }
  return { status: 200, headers, body }
}

/** A server that does not say how long its answer is may send for ever. */
async function within(most: number, answer: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.byteLength
    if (length > most) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
