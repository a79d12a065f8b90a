import { recordTypes, typesWithPage } from '@sira/contract/kinds/recordTypes'
import { withoutLocale } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { recordKinds } from '../../kinds/recordKinds.ts'

interface Item {
  route?: string
  children?: readonly { route: string }[]
}

/** The menu item that a page belongs to. */
export interface Current<Of extends Item = Item> {
  item: Of
  /** The link to mark; undefined where the item has no page. */
  link: string | undefined
  /** `page`: the link leads to this page; `true`: the page lies below it. */
  is: 'page' | 'true'
}

/** Second addresses of pages, with the addresses in the menus. */
const twins: Readonly<Record<string, string>> = {
  [routes.home]: routes.homeTwin,
  [routes.trainingsTwin]: routes.trainings,
  [routes.serviceMarketing]: routes.marketing,
  [routes.serviceGraphicDesign]: routes.graphicDesign,
}

/**
 * The first word of the addresses of a type (`jobs`) also marks the list of that type (product
 * 2.1). Only the first word counts: a slug may contain any other.
 */
const sections = typesWithPage.map((type) => {
  const { page } = recordTypes[type]
  const [, word] = page?.of === 'slug' ? page.at('').split('/') : []
  return { word, list: recordKinds[type].list }
})

/**
 * Finds the item by its link or that of a sub-page, else by the section. It is always at most one.
 */
export function currentItem<Of extends Item>(
  items: readonly Of[],
  address: string,
): Current<Of> | undefined {
  const asked = withoutLocale(address).path
  const path = twins[asked] ?? asked
  for (const item of items) {
    const links = [item.route, ...(item.children ?? []).map(({ route }) => route)]
    const link = links.find((one) => ownPath(one) === path)
    if (link !== undefined) return { item, link, is: 'page' }
  }
  const [, section] = path.split('/')
  const around = items.find(({ route }) => sectionOf(route) === section)
  return around && { item: around, link: around.route, is: 'true' }
}

/** Gives `aria-current` of a link. */
export function ariaCurrent(current: Current | undefined, route: string) {
  return current?.link === route ? current.is : undefined
}

function sectionOf(route: string | undefined): string | undefined {
  return route === undefined
    ? 'digital'
    : sections.find(({ list }) => list === ownPath(route))?.word
}

function ownPath(route: string | undefined): string | undefined {
  return route && withoutLocale(route).path
}
