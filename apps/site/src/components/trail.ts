import type { Dictionary } from '../i18n/fr.ts'

/** From the home page down; the last one is the page itself, where it has no address. */
export type Trail = readonly { name: string; route?: string }[]

/** Where a page stands: its breadcrumb shows it, and search engines are told the same. */
export function trailFromHome({ menu, routes }: Dictionary, ...below: Trail): Trail {
  return [{ name: menu.home, route: routes.homeTwin }, ...below]
}
