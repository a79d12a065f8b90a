import { locales, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import type { APIRoute } from 'astro'
import { file } from '../feeds/fileAnswers.ts'

/** Nothing to find there: results of searches, the back office, pages for one visitor. */
const closed = [
  '/admin',
  '/api/',
  '/apercu/',
  ...[routes.search, routes.login, '/newsletter/'].flatMap((route) =>
    locales.map(({ code }) => localisedPath(route, code)),
  ),
]

export const GET: APIRoute = ({ locals: { address } }) =>
  file(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${address}/sitemap.xml`,
      '',
    ].join('\n'),
    'text/plain; charset=utf-8',
  )
