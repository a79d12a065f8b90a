import type { BreadcrumbList } from 'schema-dts'
import type { Trail } from '../components/trail.ts'

/** The trail of a page as its visitors see it. `page`: the full address of the page itself. */
export function breadcrumbList(trail: Trail, page: string): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: route === undefined ? page : new URL(route, page).href,
    })),
  }
}
