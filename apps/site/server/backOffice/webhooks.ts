import { formKinds } from '@sira/contract/forms/messageForms'
import { bearsToken } from '@sira/host/calls/bearsToken'
import { parsedJson } from '@sira/host/parsedJson'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { ContentChanges } from './contentChanges.ts'

/** The address at which a foreign server announces changes (docs/how-to/use-a-strapi-server.md). */
export const webhookPath = '/_annonce'

/** Milliseconds in which calls are gathered: publishing ten records makes ten calls. */
const gathering = 300
/** The most bytes of a call, which carries a whole record. */
const bodyLimit = 1024 * 1024

/** Strapi names the changed type in the singular: `newsletter`, `devi`. */
const call = z.object({ model: z.string() })

/**
 * `POST /_annonce` with « Authorization: Bearer » and our token: everything counts as changed. The
 * details differ between servers and versions. Only records sent by visitors are ignored: no page
 * shows them, and each form would empty the cache.
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
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, String(body)),
    )
    scope.post(webhookPath, {
      // Checks the token before the body is read.
      onRequest: async (request, reply) => {
        if (!bearsToken(request, token)) return reply.code(401).send()
        return undefined
      },
      handler: async ({ body }, reply) => {
        if (isAboutForm(body)) return reply.code(204).send()
        timer ??= setTimeout(() => {
          timer = undefined
          changes.tell('everything')
        }, gathering).unref()
        return reply.code(204).send()
      },
    })
  })
}

function isAboutForm(body: unknown): boolean {
  const { data } = call.safeParse(parsedJson(String(body)))
  return formKinds.some((type) => [data?.model, `${data?.model}s`].includes(type))
}
