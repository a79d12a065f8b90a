import type { BreadcrumbList } from 'schema-dts'
import { textOfHtml } from '../content/htmlText.ts'

const link = /<a href="([^"]*)"[^>]*>([^<]*)<\/a>|<span aria-current="page">([^<]*)<\/span>/g

/**
 * The trail of a page as its visitors see it, read from the `<nav>` that Breadcrumb.tsx made in
 * `html`, so that the two cannot differ. `page` is the address of the page itself.
 */
export function breadcrumbList(html: string, page: string): BreadcrumbList | undefined {
  const [, nav] = /<nav[^>]* data-breadcrumb=""[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  if (nav === undefined) return undefined
  const trail = [...nav.matchAll(link)].map(([, href, name, current]) => ({
    name: textOfHtml(name ?? current ?? ''),
    item: href === undefined ? page : new URL(href, page).href,
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}
