import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** A picture never changes under its name, so it may be kept for ever. */
export async function serveUploads(app: FastifyInstance, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/uploads/',
    index: false,
    dotfiles: 'ignore',
    maxAge: '365d',
    immutable: true,
    setHeaders(reply) {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
