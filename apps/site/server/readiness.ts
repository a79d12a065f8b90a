import type { Readiness } from '@sira/host/health'
import type { PageSource } from './pages/pageSource.ts'

const home = { key: '/', method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined } as const

/**
 * The readiness of the site. It works while the home page can be shown, from memory or anew, also
 * when the back office is away or refuses forms; forms of visitors are then refused, and the reason
 * is named.
 */
export function siteReadiness(
  pages: PageSource,
  refused: () => Promise<readonly string[]>,
): () => Promise<Readiness> {
  return async () => {
    const [works, ofBackOffice] = await Promise.all([showsHome(pages), refused()])
    const cannot = works
      ? ofBackOffice
      : ['La page d’accueil ne peut pas être montrée.', ...ofBackOffice]
    return { works, cannot }
  }
}

function showsHome(pages: PageSource): Promise<boolean> {
  return pages(home).then(
    (page) => page.status < 500,
    () => false,
  )
}
