import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import next from 'next'
import type { Payload } from 'payload'
import { ownPagesOnly } from '../src/people/signIn/ownPagesOnly.ts'
import { adminPolicy, freshNonce } from './adminPolicy.ts'
import { compressAnswer } from './compressAnswer.ts'
import { requireDatabase } from './health/databaseThere.ts'
import { closeUnlessRead, refuseOversizedBodies } from './oversizedBody.ts'

const folder = resolve(import.meta.dirname, '..')
const development = process.env.NODE_ENV === 'development'

export interface AdminScreens {
  /** Registers `/admin` and `/_next`. */
  serve(): void
  /** Loads Next; whoever asks for a screen earlier waits for it. */
  prepare(): Promise<void>
  close(): Promise<void>
}

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}

/** Next signs its scripts with the nonce it finds in the request; its development tools need more. */
function protect(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
  if (development) return
  const policy = adminPolicy(freshNonce())
  request.raw.headers['content-security-policy'] = policy
  reply.raw.setHeader('content-security-policy', policy)
}

/** The screens of the back office: Next answers them, on the raw request. */
export function adminScreens(
  app: FastifyInstance,
  payload: Payload,
  publicOrigin: string,
): AdminScreens {
  const isBuilt = development || existsSync(join(folder, '.next', 'BUILD_ID'))
  const server = isBuilt ? next({ dev: development, dir: folder }) : undefined
  let prepared: Promise<void> | undefined

  function prepare(): Promise<void> {
    prepared ??= server?.prepare() ?? Promise.resolve()
    return prepared
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    protect(request, reply)
    if (server === undefined) {
      return reply.code(503).send('Les écrans du back office ne sont pas construits.')
    }
    await prepare()
    reply.hijack()
    closeUnlessRead(request.raw, reply.raw)
    compressAnswer(request.raw, reply.raw)
    await server.getRequestHandler()(request.raw, reply.raw)
    return reply
  }

  return {
    prepare,
    serve() {
      app.register(async (scope) => {
        ownPagesOnly(scope, publicOrigin)
        requireDatabase(scope, payload)
        refuseOversizedBodies(scope)
        // Next reads the body itself.
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_request, _body, done) => done(null))
        for (const url of ['/admin', '/admin/*', '/_next/*']) scope.all(url, answer)
      })
      if (development && server) {
        app.server.on('upgrade', (request, socket, head) => {
          server
            .getUpgradeHandler()(request, socket, head)
            .catch(() => socket.destroy())
        })
      }
    },
    async close() {
      if (prepared === undefined) return
      await prepared
      await server?.close()
    },
  }
}
