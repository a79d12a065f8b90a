import { colours } from '@sira/cloth/colours'
import type { Settings } from '@sira/contract/records/settings'
import { createResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { type IconName, iconNames } from '../../src/kinds/logoAddress.ts'
import { lookupOf, sendPage } from '../pages/pageAnswer.ts'
import type { ClientAssets } from '../rendering/clientAssets.ts'
import { drawnIcon, logoLimits } from './drawnIcon.ts'
import { keptAs, keptForYears } from './logoLifetime.ts'
import { fetchLogo } from './logoPicture.ts'

/** The drawn mark, and the night blue around it where a system cuts its own shape (maskable). */
const markFile = '/favicon.svg'
const markGround = colours.indigoNuit
/** The ground of a logo: white, because logos are made for paper. */
const logoGround = '#fff'
/** A logo's share of its icon: a wide one has air at its sides, a high one needs some too. */
const logoShare = 0.9

/** Pixels of each icon; a maskable one keeps its mark in the middle 60 %. */
const icons: Record<IconName, { size: number; mark: number }> = {
  'icone-48.png': { size: 48, mark: 48 },
  'icone-192.png': { size: 192, mark: 192 },
  'icone-512.png': { size: 512, mark: 512 },
  'icone-masquable-512.png': { size: 512, mark: 308 },
  'apple-touch-icon.png': { size: 180, mark: 132 },
}

interface IconSources {
  assets: ClientAssets
  apiUrl: string
  settings: () => Promise<Pick<Settings, 'logo' | 'icon'>>
}

/** Serves the icons of the installed site, drawn once: from staff's picture, else from the mark. */
export function serveIcons(app: FastifyInstance, sources: IconSources): void {
  const cache = createResponseCache({ maxBytes: 1024 * 1024 })
  for (const name of iconNames) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${name}`,
      handler: async (request, reply) => {
        const { icon, logo } = await sources.settings()
        const picture = icon ?? logo
        const key = `${name} ${icon ? 'icon' : 'logo'} ${picture?.url ?? ''}`
        const page = await cache.respond(lookupOf(request, key), async () =>
          keptForYears(
            'image/png',
            await (picture ? fromPicture(name, picture.url, icon !== null) : fromMark(name)),
          ),
        )
        return sendPage(reply, keptAs(page, request, picture))
      },
    })
  }

  async function fromMark(name: IconName): Promise<Uint8Array> {
    const { body } = await sources.assets.read(markFile)
    const { size, mark } = icons[name]
    const ground = size === mark ? '#0000' : markGround
    return drawnIcon(sharp(body, { density: 72 * 16 }), { size, mark, ground })
  }

  /**
   * Draws an icon from a picture. A square icon fills its area, except where devices crop it; a
   * logo gets space around it.
   */
  async function fromPicture(name: IconName, url: string, isIcon: boolean): Promise<Uint8Array> {
    const picture = sharp(await fetchLogo(url, sources.apiUrl), logoLimits)
    const { size, mark } = icons[name]
    const isCut = name === 'icone-masquable-512.png'
    const whole = isIcon ? size : Math.round(size * logoShare)
    const ground = logoGround
    return drawnIcon(picture, { size, mark: isCut ? mark : whole, ground })
  }
}
