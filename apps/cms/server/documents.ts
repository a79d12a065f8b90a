import rateLimit from '@fastify/rate-limit'
import { documentPath, kindOfDocument } from '@sira/contract/documents/documentAddress'
import { documentKinds } from '@sira/contract/documents/documentKinds'
import { documentsPath } from '@sira/contract/programPaths'
import { rateLimitStore } from '@sira/host/counting/rateLimitStore'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { documentNamed } from '../src/content/documents/documentNamed.ts'
import { answerError } from '../src/contract/http/answerError.ts'
import { countingUncached, defaultReadLimit } from '../src/contract/http/readLimit.ts'
import type { FileFolder } from '../src/store/fileFolder.ts'
import { sendStored } from './sendStored.ts'

/** It is read by what the visitor has for it, never as a page of ours. */
const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  // Kept, but asked for each time: what was thrown away or replaced is gone at once.
  'cache-control': 'public, no-cache',
}

const gone = { message: 'Ce document n’existe pas, ou plus.' }

/** Gives documents to whoever has their address, as files to keep; from the disk it needs `serveUploads` before. */
export async function serveDocuments(
  app: FastifyInstance,
  payload: Payload,
  { folder, valkey }: { folder: FileFolder; valkey: Valkey | undefined },
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerError)
    await scope.register(rateLimit, { global: false, ...rateLimitStore(valkey, 'back office') })
    // Each address of the network may have as many looked for as answers of the contract made.
    const countLookup = countingUncached(scope, 'documents', defaultReadLimit)

    scope.route<{ Params: { name: string } }>({
      method: ['GET', 'HEAD'],
      url: `${documentsPath}/:name`,
      async handler(request, reply) {
        const { name } = request.params
        const kind = kindOfDocument(name)
        const tooOften = kind && (await countLookup(request))
        if (tooOften) throw tooOften.reason
        const found = kind && (await documentNamed(name, payload))
        reply.headers(headers)
        if (!found) return reply.code(404).send(gone)
        if (found.filename !== name) return reply.redirect(documentPath(found.filename), 302)
        const saved = { 'content-disposition': `attachment; filename="${found.savedAs}"` }
        if (folder.where === 'disk') {
          return reply.headers(saved).sendFile(name, folder.path, { cacheControl: false })
        }
        const own = { ...saved, 'content-type': documentKinds[kind].mimeType }
        if (await sendStored(request, reply, { folder, name, headers: own })) return reply
        return reply.code(404).send(gone)
      },
    })
  })
}
