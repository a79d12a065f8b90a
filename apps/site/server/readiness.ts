import type { PageSource } from './pages/pageSource.ts'

const home = { key: '/', method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined } as const

/**
 * Whether the home page can be shown, from memory or anew; a back office that is away while the
 * home page is kept leaves the site ready.
 */
export function showsHome(pages: PageSource): Promise<boolean> {
  return pages(home).then(
    (page) => page.status < 500,
    () => false,
  )
}
