import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const pictures = /^\/uploads\/([\w.-]+\.(?:avif|gif|jpe?g|png|svg|webp))$/i

/** An SVG opened by itself is a document: it may run nothing and load nothing. */
export const uploadPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The name of a picture in the media folder, or `undefined` for any other address. */
export function pictureOf(url: string): string | undefined {
  return pictures.exec(url.split('?', 1)[0] ?? '')?.[1]
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/**
 * Sends pictures straight from the folder the back office stores them in, when it is on this
 * machine. Gives `false` where it is not, or has no such picture: the back office is then asked.
 * A stored picture never changes under its name, so it may be kept for ever.
 */
export async function localUploads(
  app: FastifyInstance,
  dataDir: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<boolean>> {
  const folder = resolve(dataDir, 'media')
  // On a first start the back office has not made the folder yet.
  await app.register(fastifyStatic, { serve: false, root: folder, suppressWarning: true })
  return async (request, reply) => {
    const name = pictureOf(request.url)
    if (name === undefined || !(await isFile(join(folder, name)))) return false
    reply.header('content-security-policy', uploadPolicy)
    reply.header('cross-origin-resource-policy', 'cross-origin')
    reply.sendFile(name, folder, { maxAge: '365d', immutable: true })
    return true
  }
}
