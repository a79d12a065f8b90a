import { bearsToken } from '@sira/host/calls/bearsToken'
import type { FastifyInstance } from 'fastify'
import type { ContentChanges } from './contentChanges.ts'

/** Where another server says that something was changed (docs/how-to/use-a-strapi-server.md). */
export const webhookPath = '/_annonce'

/** Milliseconds in which calls are gathered: who publishes ten records sends ten. */
const gathering = 300
/** What it says is not read, but has to be taken: a whole record. */
const bodyLimit = 1024 * 1024

/**
 * `POST /_annonce` with « Authorization: Bearer » and our token: everything is looked at anew. What
 * exactly was changed differs from one server to the next, and from one version to the next.
 */
export function takeWebhooks(
  app: FastifyInstance,
  changes: Pick<ContentChanges, 'tell'>,
  token: string,
): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onClose', async () => clearTimeout(timer))
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) =>
      done(null),
    )
    scope.post(webhookPath, {
      // Before its body is read.
      onRequest: async (request, reply) => {
        if (!bearsToken(request, token)) return reply.code(401).send()
        return undefined
      },
      handler: async (_request, reply) => {
        timer ??= setTimeout(() => {
          timer = undefined
          changes.tell('everything')
        }, gathering).unref()
        return reply.code(204).send()
      },
    })
  })
}
