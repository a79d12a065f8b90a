import rateLimit from '@fastify/rate-limit'
import { documentPath, kindOfDocument } from '@sira/contract/documents/documentAddress'
import { documentsPath } from '@sira/contract/programPaths'
import { rateLimitStore } from '@sira/host/counting/rateLimitStore'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { documentNamed } from '../src/content/documents/documentNamed.ts'
import { answerError } from '../src/contract/http/answerError.ts'
import { countingUncached, defaultReadLimit } from '../src/contract/http/readLimit.ts'

/** It is read by what the visitor has for it, never as a page of ours. */
const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  // Kept, but asked for each time: what was thrown away or replaced is gone at once.
  'cache-control': 'public, no-cache',
}

/** Gives documents to whoever has their address, as files to keep; needs `serveUploads` before. */
export async function serveDocuments(
  app: FastifyInstance,
  payload: Payload,
  { folder, valkey }: { folder: string; valkey: Valkey | undefined },
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerError)
    await scope.register(rateLimit, { global: false, ...rateLimitStore(valkey, 'back office') })
    // Each address of the network may have as many looked for as answers of the contract made.
    const countLookup = countingUncached(scope, 'documents', defaultReadLimit)

    scope.get<{ Params: { name: string } }>(`${documentsPath}/:name`, async (request, reply) => {
      const { name } = request.params
      const tooOften = kindOfDocument(name) && (await countLookup(request))
      if (tooOften) throw tooOften.reason
      const found = kindOfDocument(name) && (await documentNamed(name, payload))
      reply.headers(headers)
      if (!found) return reply.code(404).send({ message: 'Ce document n’existe pas, ou plus.' })
      if (found.filename !== name) return reply.redirect(documentPath(found.filename), 302)
      reply.header('content-disposition', `attachment; filename="${found.savedAs}"`)
      return reply.sendFile(name, folder, { cacheControl: false })
    })
  })
}
