import { colours } from '@sira/cloth/colours'
import { directionOf } from '@sira/contract/locales'
import type { APIRoute } from 'astro'
import { file } from '../feeds/fileAnswers.ts'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import { siteSettings } from '../transport/siteSettings.ts'

/** What a phone needs to install the site (W3C Web Application Manifest). */
export const GET: APIRoute = async ({ locals: { backOffice, locale } }) => {
  const words = dictionaryOf(locale)
  const { brandName } = await siteSettings(backOffice, locale)
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
      { src: '/icone-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icone-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icone-masquable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: words.menu.trainings, url: words.routes.trainings },
      { name: words.menu.jobs, url: words.routes.jobs },
      { name: words.menu.contact, url: words.routes.contact },
    ],
  }
  return file(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8')
}
