import { colours } from '@sira/cloth/colours'
import { directionOf } from '@sira/contract/locales'
import type { APIRoute } from 'astro'
import { file } from '../feeds/fileAnswers.ts'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import { type IconName, iconAddress } from '../kinds/logoAddress.ts'
import { siteSettings } from '../transport/siteSettings.ts'

/** What a phone needs to install the site (W3C Web Application Manifest). */
export const GET: APIRoute = async ({ locals: { backOffice, locale } }) => {
  const words = dictionaryOf(locale)
  const settings = await siteSettings(backOffice, locale)
  const { brandName } = settings
  const icon = (name: IconName) => ({ src: iconAddress(name, settings), type: 'image/png' })
  const manifest = {
    id: '/',
    name: brandName,
    short_name: brandName,
    description: words.home.description,
    lang: locale,
    dir: directionOf(locale),
    start_url: words.routes.home,
    scope: '/',
    display: 'minimal-ui',
    theme_color: colours.indigoNuit,
    background_color: colours.sable,
    icons: [
      { ...icon('icone-192.png'), sizes: '192x192' },
      { ...icon('icone-512.png'), sizes: '512x512' },
      { ...icon('icone-masquable-512.png'), sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: words.menu.trainings, url: words.routes.trainings },
      { name: words.menu.jobs, url: words.routes.jobs },
      { name: words.menu.contact, url: words.routes.contact },
    ],
  }
  return file(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8')
}
