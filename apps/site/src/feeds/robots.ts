import { locales, localisedPath } from '@sira/contract/locales'
import { pathsWithout } from '../kinds/pageRules.ts'

/** What search engines leave alone: the back office, results of searches, pages for one visitor. */
export function robots(origin: string): string {
  const pages = pathsWithout('indexed').flatMap((path) =>
    locales.map(({ code }) => localisedPath(path, code)),
  )
  return [
    'User-agent: *',
    ...['/admin', '/api/', ...pages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
