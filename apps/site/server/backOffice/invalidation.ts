import { invalidationBody, signatureHeader } from '@sira/contract/wire/invalidation'
import type { ResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance } from 'fastify'
import { isRecent, isSigned } from '../signature.ts'

/**
 * `POST /_cache/invalidate`: the back office tells which tags changed. 204, or 401 when the call
 * is not signed with our secret or is not of the last five minutes, or 400 for another body.
 */
export function receiveInvalidations(
  app: FastifyInstance,
  caches: readonly Pick<ResponseCache, 'invalidate'>[],
  secret: string | undefined,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature is that of the bytes, so they are parsed only after it is checked.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 256 * 1024 },
      (_request, body, done) => done(null, body),
    )
    scope.post('/_cache/invalidate', async (request, reply) => {
      const { body } = request
      const signature = request.headers[signatureHeader]
      if (secret === undefined || !(body instanceof Buffer) || !isSigned(body, signature, secret)) {
        return reply.code(401).send()
      }
      const announced = invalidationBody.safeParse(jsonOf(body))
      if (!announced.success) return reply.code(400).send()
      if (!isRecent(announced.data.at)) return reply.code(401).send()
      for (const cache of caches) cache.invalidate(announced.data.tags)
      request.log.info({ tags: announced.data.tags }, 'contenus modifiés')
      return reply.code(204).send()
    })
  })
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
