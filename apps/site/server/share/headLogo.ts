import { placedLogo } from '@sira/contract/logoPlace'
import type { Settings } from '@sira/contract/records/settings'
import { createResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { type LogoScale, logoFolder, logoScales } from '../../src/kinds/logoAddress.ts'
import { lookupOf, sendPage } from '../pages/pageAnswer.ts'
import { logoLimits } from './drawnIcon.ts'
import { keptAs, keptForYears } from './logoLifetime.ts'
import { fetchLogo } from './logoPicture.ts'

interface LogoSources {
  apiUrl: string
  settings: () => Promise<Pick<Settings, 'logo'>>
}

/** Serves the logo for the head of the pages in its shown size: two kilobytes, not the original. */
export function serveHeadLogo(app: FastifyInstance, { apiUrl, settings }: LogoSources): void {
  const cache = createResponseCache({ maxBytes: 1024 * 1024 })
  for (const scale of Object.keys(logoScales) as LogoScale[]) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `${logoFolder}/${scale}.webp`,
      handler: async (request, reply) => {
        const { logo } = await settings()
        if (!logo?.width || !logo.height) {
          return reply.code(404).header('cache-control', 'no-store').send()
        }
        const { url, width, height } = logo
        const page = await cache.respond(lookupOf(request, `${scale} ${url}`), async () =>
          keptForYears('image/webp', await drawn(url, { width, height }, logoScales[scale])),
        )
        return sendPage(reply, keptAs(page, request, logo))
      },
    })
  }

  async function drawn(url: string, size: { width: number; height: number }, scale: number) {
    const { width, height } = placedLogo(size)
    return sharp(await fetchLogo(url, apiUrl), logoLimits)
      .resize(width * scale, height * scale, { fit: 'inside' })
      .webp({ quality: 90 })
      .toBuffer()
  }
}
