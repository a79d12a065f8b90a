import { mkdirSync, realpathSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerError } from '../src/contract/http/answerError.ts'
import type { BucketFolder, FileFolder } from '../src/store/fileFolder.ts'
import { sendStored } from './sendStored.ts'

const prefix = '/uploads/'
const headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}
/** A picture never changes under its name, so it may be kept for ever. */
const forEver = { maxAge: '365d', immutable: true } as const
const keptForEver = 'public, max-age=31536000, immutable'

export async function serveUploads(app: FastifyInstance, folder: FileFolder): Promise<void> {
  if (folder.where === 's3') return serveFromBucket(app, folder)
  mkdirSync(folder.path, { recursive: true })
  await app.register(fastifyStatic, {
    root: folder.path,
    prefix,
    index: false,
    dotfiles: 'ignore',
    allowedPath: staysWithin,
    ...forEver,
    setHeaders(reply) {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value)
    },
  })
}

/** A link in the folder could lead to what nobody may see, such as the secrets beside it. */
function staysWithin(path: string, root = ''): boolean {
  try {
    return realpathSync(join(root, path)).startsWith(`${realpathSync(root)}${sep}`)
  } catch {
    return false
  }
}

async function serveFromBucket(app: FastifyInstance, folder: BucketFolder): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerError)
    scope.route<{ Params: { name: string } }>({
      method: ['GET', 'HEAD'],
      url: `${prefix}:name`,
      async handler(request, reply) {
        const { name } = request.params
        const type = pictureTypes[extname(name).toLowerCase()]
        const own = { ...headers, 'cache-control': keptForEver, 'content-type': type ?? '' }
        const asked = { folder, name, headers: own }
        if (type && (await sendStored(request, reply, asked))) return reply
        return reply.code(404).header('cache-control', 'no-store').send({ message: 'Not Found' })
      },
    })
  })
}

/** Every picture is kept as WebP (see keptPicture). */
const pictureTypes: Readonly<Record<string, string>> = { '.webp': 'image/webp' }
