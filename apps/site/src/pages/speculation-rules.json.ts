import { languageParameter, locales, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import type { APIRoute } from 'astro'
import { file } from '../feeds/fileAnswers.ts'

/** Not fetched before they are asked for: what is for one visitor, or changes something. */
const left = [
  '/admin*',
  '/api/*',
  '/apercu/*',
  `/*\\?*${languageParameter}=*`,
  ...[routes.login, routes.search, '/newsletter/*'].flatMap((route) =>
    locales.map(({ code }) => `${localisedPath(route, code)}*`),
  ),
]

/**
 * Pages are fetched when a finger or a pointer goes down on their link, a tenth of a second before
 * it comes up; not earlier, since visitors pay for what they do not read.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: left } }] },
      eagerness: 'conservative',
    },
  ],
}

export const GET: APIRoute = () => file(JSON.stringify(rules), 'application/speculationrules+json')
