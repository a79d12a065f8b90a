import { languageParameter, locales, localisedPath } from '@sira/contract/locales'
import { documentsPath } from '@sira/contract/programPaths'
import { calendarFileName } from '@sira/contract/routes'
import { pathsWithout } from '../kinds/pageRules.ts'

/** Not fetched before they are asked for: what is for one visitor, changes something, or is a file. */
const left = [
  '/admin*',
  '/api/*',
  `${documentsPath}/*`,
  `/*\\?*${languageParameter}=*`,
  `/*/${calendarFileName}`,
  ...pathsWithout('prefetched').flatMap((path) =>
    locales.map(({ code }) => `${localisedPath(path, code)}*`),
  ),
]

/**
 * Pages are fetched when a finger or a pointer goes down on their link, a tenth of a second before
 * it comes up; not earlier, since visitors pay for what they do not read.
 */
export const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: left } }] },
      eagerness: 'conservative',
    },
  ],
} as const
