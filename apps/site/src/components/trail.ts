import type { Dictionary } from '../i18n/fr.ts'

/** The links from the home page down; the last one is the page itself, without an address. */
export type Trail = readonly { name: string; route?: string }[]

/** Gives the trail of a page, for its breadcrumb and for search engines. */
export function trailFromHome({ menu, routes }: Dictionary, ...below: Trail): Trail {
  return [{ name: menu.home, route: routes.homeTwin }, ...below]
}
