import { colours } from '@sira/cloth/colours'
import type { RenderedResponse } from '@sira/response-cache/renderedResponse'
import { createResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { lookupOf, sendPage } from '../pages/pageAnswer.ts'
import type { ClientAssets } from '../rendering/clientAssets.ts'

/** The drawn mark, and the night blue around it where a system cuts its own shape (maskable). */
const mark = '/favicon.svg'
const ground = colours.indigoNuit

/** Pixels of each icon; a maskable one keeps its mark in the middle 60 %. */
const icons = {
  '/icone-192.png': { size: 192, mark: 192 },
  '/icone-512.png': { size: 512, mark: 512 },
  '/icone-masquable-512.png': { size: 512, mark: 308 },
  '/apple-touch-icon.png': { size: 180, mark: 132 },
} as const

/** The icons of the installed site, drawn once from the mark: no picture to keep beside it. */
export function serveIcons(app: FastifyInstance, assets: ClientAssets): void {
  const cache = createResponseCache({ maxBytes: 1024 * 1024 })
  for (const [url, sizes] of Object.entries(icons)) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) =>
        sendPage(reply, await cache.respond(lookupOf(request, url), () => draw(assets, sizes))),
    })
  }
}

async function draw(
  assets: ClientAssets,
  { size, mark: width }: { size: number; mark: number },
): Promise<RenderedResponse> {
  const { body } = await assets.read(mark)
  const drawn = await sharp(body, { density: 72 * 16 })
    .resize(width, width)
    .toBuffer()
  const alone = size === width
  const create = {
    width: size,
    height: size,
    channels: 4,
    background: alone ? '#0000' : ground,
  } as const
  const icon = sharp({ create }).composite([{ input: drawn }])
  return {
    status: 200,
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cdn-cache-control': 'max-age=31536000',
    },
    body: await icon.png({ palette: true }).toBuffer(),
  }
}
