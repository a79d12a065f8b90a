import { recordTypeNames, recordTypes } from '@sira/contract/kinds/recordTypes'
import { routes as all } from '@sira/contract/routes'

/** Permanent redirects, and what the demo has switched off. */
const leadElsewhere: readonly string[] = [all.serviceTransformation, all.login, all.comment]

/** Every fixed address of the site: a new one in the contract is swept by itself. */
export const routes: readonly string[] = [
  ...Object.values(all).filter((route) => typeof route === 'string'),
  all.bookShop('sira'),
].filter((route) => !leadElsewhere.includes(route))

/** Addresses that must not exist. */
export const notFoundRoutes = [
  '/une-page-qui-n-existe-pas',
  '/autre-biblio',
  ...recordTypeNames.flatMap((type) => {
    const { page } = recordTypes[type]
    return page?.of === 'slug' ? [page.at('jamais-ecrit')] : []
  }),
]
