import { invalidationBody, invalidationPath } from '@sira/contract/wire/invalidation'
import { receiveSignedCalls } from '@sira/host/receiveSignedCalls'
import type { ResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance } from 'fastify'

/** The back office tells which tags changed, and all that keep something made from them hear it. */
export function receiveInvalidations(
  app: FastifyInstance,
  caches: readonly Pick<ResponseCache, 'invalidate'>[],
  secret: string | undefined,
): void {
  receiveSignedCalls(app, {
    path: invalidationPath,
    secret,
    schema: invalidationBody,
    async answer({ tags }, reply) {
      for (const cache of caches) cache.invalidate(tags)
      reply.log.info({ tags }, 'contenus modifiés')
      return reply.code(204).send()
    },
  })
}
